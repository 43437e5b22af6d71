import type { Context } from "../../../platform/context.ts";
import { tooManyAttempts } from "../../../platform/rate-limit.ts";
import { type Bucket, returnTokens, takeToken } from "../../../platform/token-bucket.ts";
import type { KnownDevice } from "../session/known-device.ts";

/** Wrong codes for one account: some 300 a day, of which each fits by chance once in 333,333. */
const LIMIT = { size: 10, interval: 300_000 };

/**
 * Lets a code be tried. A device that the person signed in with before has a budget of its own, so
 * that somebody elsewhere who knows the password does not hold its owner up.
 * @returns takes the attempt back, for a right code
 * @throws `rate_limited`
 */
export async function admitCode(
  ctx: Context,
  userId: number,
  known: KnownDevice | null,
): Promise<() => Promise<void>> {
  const isKnown = known?.userIds.includes(userId) ?? false;
  const whose = isKnown ? `device:${known?.id}:${userId}` : `account:${userId}`;
  const bucket: Bucket = { key: `second-factor:${whose}`, ...LIMIT };
  const wait = await takeToken(ctx, bucket, 0);
  if (wait > 0) throw tooManyAttempts(wait);
  return () => returnTokens(ctx, [bucket]);
}
