import { inArray } from "drizzle-orm";

import { notes } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { staleVersion } from "../../../platform/errors/domain-error.ts";
import { toSearchableLine } from "../search/find-excerpt.ts";
import { findNote } from "./find-note.ts";

interface NewNote {
  userId: number;
  pageId: number;
  text: string;
  /** The text that was edited; without it, any current text is replaced. */
  replaces?: string | undefined;
}

/**
 * Saves a person's note on a page. Saving the same text twice is not a conflict.
 * @throws `conflict` (`stale_version`) with the current note if the person has since saved another
 *   text, in another tab or on another device
 */
export async function saveNote(ctx: Context, { replaces, ...note }: NewNote): Promise<void> {
  const updatedAt = ctx.clock.now();
  const { folded } = toSearchableLine(note.text);
  const saved = await ctx.database
    .insert(notes)
    .values({ ...note, folded, updatedAt })
    .onConflictDoUpdate({
      target: [notes.userId, notes.pageId],
      set: { text: note.text, folded, updatedAt },
      ...(replaces !== undefined && { setWhere: inArray(notes.text, [replaces, note.text]) }),
    })
    .returning({ pageId: notes.pageId });
  if (saved.length > 0) return;
  throw staleVersion("These notes were changed in another tab or on another device.", {
    notes: { text: await findNote(ctx, note) },
  });
}
