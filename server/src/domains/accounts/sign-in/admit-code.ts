import type { Context } from "../../../platform/context.ts";
import { tooManyAttempts } from "../../../platform/rate-limit.ts";
import { type Bucket, returnTokens, takeToken } from "../../../platform/token-bucket.ts";
import type { KnownDevice } from "../session/known-device.ts";

/** Wrong codes for one account: some 300 a day, each of which is right by chance once in 333,333. */
const LIMIT = { size: 10, interval: 300_000 };

/**
 * Admits a code attempt. A device that the person has signed in with before has a budget of its own,
 * so that an attacker who knows the password cannot lock the owner out.
 * @returns a function that refunds the attempt, for a right code
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
