import type { Context } from "../../../platform/context.ts";
import { countAttempt, countNetworkAttempt } from "../../../platform/rate-limit.ts";

const SECONDS = 600;
/** Attempts in that time, per person and per network: the latter is enough for whole classes. */
const ATTEMPTS = { person: 30, network: 600 };

/**
 * Counts an attempt to use a code, to prevent guessing.
 * @throws `rate_limited`
 */
export async function limitJoining(
  ctx: Context,
  { userId, address }: { userId: number; address: string },
): Promise<void> {
  const key = `join:person:${userId}`;
  await countAttempt(ctx, { key, attempts: ATTEMPTS.person, seconds: SECONDS });
  const network = { key: "join", attempts: ATTEMPTS.network, seconds: SECONDS };
  await countNetworkAttempt(ctx, address, network);
}
