import { useLingui } from "@lingui/react/macro";
import type { CoursePeople, StaffMember } from "@paso/contract";

import { useUser } from "../../session/session-query.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { EmailAddress } from "../../ui/email-address.tsx";
import { fullName } from "../../ui/full-name.ts";
import { IconButton } from "../../ui/staff/button.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { AddStaff } from "./add-staff.tsx";
import { inviteColleagueAgain } from "./api.ts";
import { InvitedActions } from "./invited-actions.tsx";
import { useAddStaff } from "./use-add-staff.ts";
import { useChangeStaff } from "./use-change-staff.tsx";
import { useRoleNames, useRoleOptions } from "./use-role-names.ts";

/** A course's staff and their roles. */
export function StaffList({ people }: { people: CoursePeople }) {
  const { t } = useLingui();
  const { staff, course, may_manage_staff: mayManage } = people;
  const add = useAddStaff(course.id);
  const change = useChangeStaff(course.id, add.reset);
  return (
    <section aria-labelledby="staff">
      <h2 id="staff" className="mb-3 text-question font-semibold">{t`Staff`}</h2>
      {staff.length === 0 && (
        <p className="border-t border-line py-4 text-muted">
          {t`Only administrators manage this course.`}
        </p>
      )}
      <ul aria-labelledby="staff">
        {staff.map((member) => (
          <StaffRow
            key={member.id}
            courseId={course.id}
            member={member}
            change={change}
            mayManage={mayManage}
            mayInvite={people.may_invite_staff}
          />
        ))}
      </ul>
      {mayManage && <AddStaff add={add} mayInvite={people.may_invite_staff} />}
    </section>
  );
}

interface StaffRowProps {
  courseId: number;
  member: StaffMember;
  change: ReturnType<typeof useChangeStaff>;
  mayManage: boolean;
  /** Whether people without an account can be invited. */
  mayInvite: boolean;
}

function StaffRow({ courseId, member, change, mayManage, mayInvite }: StaffRowProps) {
  const { t } = useLingui();
  const me = useUser()?.id;
  const roleNames = useRoleNames();
  const roleOptions = useRoleOptions();
  const { id, email, avatar, role } = member;
  const name = fullName(member);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <Avatar name={name} picture={avatar} size="small" />
      <div className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <p className="font-semibold">
          {name} {id === me && <span className="font-normal text-muted">{t`(you)`}</span>}
        </p>
        <p className="text-small text-muted">
          <EmailAddress>{email}</EmailAddress>
        </p>
        {member.invited_at && (
          <InvitedActions
            courseId={courseId}
            name={name}
            invitedAt={member.invited_at}
            inviteAgain={mayInvite ? () => inviteColleagueAgain(courseId, id) : undefined}
          />
        )}
      </div>
      {mayManage ? (
        <div className="flex items-center gap-1 max-sm:w-full">
          <SelectField
            label={t`Role of ${name}`}
            labelHidden
            value={role}
            onChange={(next) => change.toRole(member, next)}
            options={roleOptions}
            className="flex-1 sm:w-60"
          />
          <IconButton
            icon="cross"
            label={t`Remove ${name} from staff`}
            onPress={() => change.toRole(member, null)}
          />
        </div>
      ) : (
        <p className="text-muted">{roleNames[role]}</p>
      )}
    </li>
  );
}
