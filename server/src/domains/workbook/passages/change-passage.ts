import { eq } from "drizzle-orm";

import { passages } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { foldPassage } from "./fold-passage.ts";

/**
 * Changes the owner's note on a passage.
 * @throws `not_found` if it was removed in the meantime
 */
export async function changePassage(
  { database }: Context,
  { id, quote }: { id: number; quote: string },
  note: string,
): Promise<typeof passages.$inferSelect> {
  const [changed] = await database
    .update(passages)
    .set({ note: note.trim(), folded: foldPassage({ quote, note }) })
    .where(eq(passages.id, id))
    .returning();
  if (!changed) throw notFound();
  return changed;
}
