import { notes } from "../../database/tables/index.ts";
import type { Context } from "../../platform/context.ts";

/** Saves a person's note on a page in place of the one before. */
export async function saveNote(
  ctx: Context,
  note: { userId: number; pageId: number; text: string },
): Promise<void> {
  const updatedAt = ctx.clock.now();
  await ctx.database
    .insert(notes)
    .values({ ...note, updatedAt })
    .onConflictDoUpdate({
      target: [notes.userId, notes.pageId],
      set: { text: note.text, updatedAt },
    });
}
