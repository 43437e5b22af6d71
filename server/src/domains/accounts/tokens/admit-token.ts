import { and, eq, isNull, lte, or } from "drizzle-orm";

import { personalTokens } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { TokenHolder } from "../../../platform/principal.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";

/** Calls with all tokens of one person together. */
const LIMIT = { attempts: 300, seconds: 60 };
/** Milliseconds between two recorded uses of a token, to save writes. */
const PRECISION = 60_000;

/**
 * Records the use of a token.
 * @throws `rate_limited` when its owner's tokens are used more than 300 times a minute
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
