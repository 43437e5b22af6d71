import type { Context } from "../../../platform/context.ts";
import { countAttempt, countNetworkAttempt } from "../../../platform/rate-limit.ts";

const SECONDS = 600;
/** Codes that one person may try in that time, and people of one network together: whole classes. */
const ATTEMPTS = { person: 30, network: 600 };

/**
 * Counts an attempt to use a code, so that nobody guesses one.
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
