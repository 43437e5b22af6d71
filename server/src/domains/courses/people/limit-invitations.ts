import type { Context } from "../../../platform/context.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";

/** Calls per person and hour that mail invitations; each may send a thousand. */
const LIMIT = { attempts: 60, seconds: 3_600 };

/** @throws `rate_limited` */
export function limitInvitations(ctx: Context, userId: number): Promise<void> {
  return countAttempt(ctx, { key: `invite:person:${userId}`, ...LIMIT });
}
