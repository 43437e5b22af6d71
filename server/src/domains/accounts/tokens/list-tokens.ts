import { and, desc, eq } from "drizzle-orm";

import { personalTokens } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

export type StoredToken = typeof personalTokens.$inferSelect;

/** A person's tokens, newest first. */
export function listTokens(ctx: Context, userId: number): Promise<StoredToken[]> {
  return ctx.database
    .select()
    .from(personalTokens)
    .where(eq(personalTokens.userId, userId))
    .orderBy(desc(personalTokens.id));
}

/** @throws `not_found` when it is not this person's */
export async function findToken(
  ctx: Context,
  { userId, tokenId }: { userId: number; tokenId: number },
): Promise<StoredToken> {
  const [found] = await ctx.database
    .select()
    .from(personalTokens)
    .where(and(eq(personalTokens.id, tokenId), eq(personalTokens.userId, userId)));
  if (!found) throw notFound();
  return found;
}
