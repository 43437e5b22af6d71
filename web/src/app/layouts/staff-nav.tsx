import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { useUser } from "../../session/session-query.ts";

const item =
  "inline-flex min-h-11 items-center border-y-3 border-transparent text-muted hover:text-ink aria-[current]:border-b-accent aria-[current]:font-semibold aria-[current]:text-ink sm:min-h-15";

/** The parts of the product that a person of the staff works in. */
export function StaffNav({ className }: { className: string }) {
  const { t } = useLingui();
  const role = useUser()?.role;
  if (role === undefined || role === "student") return null;
  return (
    <nav aria-label={t`Main`} className={className}>
      <ul className="-my-1.5 flex gap-6">
        <li>
          <Link to="/authoring" className={item} activeOptions={{ includeHash: false }}>
            {role === "viewer" ? t`Courses` : t`Today`}
          </Link>
        </li>
        {role === "admin" && (
          <li>
            <Link to="/admin" className={item}>
              {t`Administration`}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
