import { and, eq, isNull, lte, or } from "drizzle-orm";

import { personalTokens } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { TokenHolder } from "../../../platform/principal.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";

/** Calls of one person's tokens together. */
const LIMIT = { attempts: 300, seconds: 60 };
/** Milliseconds within which more uses of a token are not worth writing down. */
const PRECISION = 60_000;

/**
 * Notes that a token is used.
 * @throws `rate_limited` where its owner's tokens are used more than 300 times a minute
 */
export async function admitToken(ctx: Context, { tokenId, principal }: TokenHolder): Promise<void> {
  await countAttempt(ctx, { key: `token:${principal.id}`, ...LIMIT });
  const now = ctx.clock.now();
  const { lastUsedAt } = personalTokens;
  const isDue = or(isNull(lastUsedAt), lte(lastUsedAt, new Date(now.getTime() - PRECISION)));
  await ctx.database
    .update(personalTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(personalTokens.id, tokenId), isDue));
}
