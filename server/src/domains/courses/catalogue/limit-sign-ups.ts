import type { Context } from "../../../platform/context.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";

/** Requests of one person in ten minutes, so that staff are not notified over and over. */
const LIMIT = { attempts: 30, seconds: 600 };

/** @throws `rate_limited` */
export function limitSignUps(ctx: Context, userId: number): Promise<void> {
  return countAttempt(ctx, { key: `sign-up:person:${userId}`, ...LIMIT });
}
