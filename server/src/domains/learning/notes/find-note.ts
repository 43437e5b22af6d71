import { and, eq } from "drizzle-orm";

import { notes } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** A person's note on a page; empty until one is saved. */
export async function findNote(
  ctx: Context,
  key: { userId: number; pageId: number },
): Promise<string> {
  const [note] = await ctx.database
    .select({ text: notes.text })
    .from(notes)
    .where(and(eq(notes.userId, key.userId), eq(notes.pageId, key.pageId)));
  return note?.text ?? "";
}
