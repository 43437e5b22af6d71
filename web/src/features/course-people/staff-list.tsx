import { useLingui } from "@lingui/react/macro";
import type { StaffMember } from "@paso/contract";

import { useUser } from "../../session/session-query.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { useRoleNames } from "./use-role-names.ts";

/** Who works on a course, and what they do in it. */
export function StaffList({ staff }: { staff: readonly StaffMember[] }) {
  const { t } = useLingui();
  const me = useUser()?.id;
  const roleNames = useRoleNames();
  return (
    <section aria-labelledby="staff">
      <h2 id="staff" className="mb-3 text-question font-semibold">{t`Staff`}</h2>
      {staff.length === 0 && (
        <p className="border-t border-line py-4 text-muted">
          {t`Only administrators look after this course.`}
        </p>
      )}
      <ul>
        {staff.map(({ id, first_name, last_name, email, avatar, role }) => {
          const name = `${first_name} ${last_name}`.trim();
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3"
            >
              <Avatar name={name} picture={avatar} size="small" />
              <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
                <p className="font-semibold">
                  {name} {id === me && <span className="font-normal text-muted">{t`(you)`}</span>}
                </p>
                <p className="text-small text-muted">{email}</p>
              </div>
              <p className="text-muted">{roleNames[role]}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
