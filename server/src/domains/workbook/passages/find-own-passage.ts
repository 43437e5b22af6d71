import { and, eq } from "drizzle-orm";

import { passages } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

/** @throws `not_found` for another person's passage */
export async function findOwnPassage(
  { database }: Context,
  userId: number,
  passageId: number,
): Promise<typeof passages.$inferSelect> {
  const [own] = await database
    .select()
    .from(passages)
    .where(and(eq(passages.id, passageId), eq(passages.userId, userId)));
  if (!own) throw notFound();
  return own;
}
