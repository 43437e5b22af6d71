import type { Role } from "@paso/contract";

import type { SessionLimits } from "../../../platform/config/config.ts";
import type { Context } from "../../../platform/context.ts";
import { isStaff } from "../people/staff-policy.ts";

/** Session limits of a role. */
export function sessionLimitsOf({ site }: Pick<Context, "site">, role: Role): SessionLimits {
  return isStaff({ role }) ? site.sessions.privileged : site.sessions.usual;
}

/** When a session ends, given when it began and was last used. */
export function sessionEndOf(limits: SessionLimits, began: Date, used: Date): Date {
  const absolute = began.getTime() + limits.absolute * 1000;
  return new Date(Math.min(absolute, used.getTime() + limits.idle * 1000));
}
