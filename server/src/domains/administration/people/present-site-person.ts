import type { SitePerson } from "@paso/contract";

import type { SiteSettings } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import type { PersonRow } from "./list-people.ts";

/** A person as administrators see them. */
export function presentSitePerson(row: PersonRow, { timeZone }: SiteSettings): SitePerson {
  const localDate = (instant: string) => formatLocalDate(new Date(instant), timeZone);
  return {
    id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    avatar: row.avatar,
    role: row.role,
    state: row.disabledAt ? "disabled" : row.lastSeenAt ? "active" : "new",
    must_change_password: row.mustChangePassword,
    has_second_factor: row.hasSecondFactor,
    invited_at: row.invitedAt && localDate(row.invitedAt),
    last_seen: row.lastSeenAt && localDate(row.lastSeenAt),
    leaving_at: row.leavingAt && localDate(row.leavingAt),
    mail_failure: row.mailFailure,
  };
}
