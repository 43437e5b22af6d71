import type { Role } from "@paso/contract";

import type { SessionLimits } from "../../../platform/config/config.ts";
import type { Context } from "../../../platform/context.ts";
import { isStaff } from "../people/staff-policy.ts";

/** How long sessions of a role last. */
export function sessionLimitsOf({ site }: Pick<Context, "site">, role: Role): SessionLimits {
  return isStaff({ role }) ? site.sessions.privileged : site.sessions.usual;
}

/** When a session ends that was begun and last used at these times. */
export function sessionEndOf(limits: SessionLimits, began: Date, used: Date): Date {
  const absolute = began.getTime() + limits.absolute * 1000;
  return new Date(Math.min(absolute, used.getTime() + limits.idle * 1000));
}
