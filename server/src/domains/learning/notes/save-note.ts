import { inArray } from "drizzle-orm";

import { notes } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { staleVersion } from "../../../platform/errors/domain-error.ts";
import { findNote } from "./find-note.ts";

interface NewNote {
  userId: number;
  pageId: number;
  text: string;
  /** The text it was begun with; without it, whatever is there is replaced. */
  replaces?: string | undefined;
}

/**
 * Saves a person's note on a page in place of the one before.
 * @throws `conflict` (`stale_version`) with the note as it stands where the person saved another
 *   text meanwhile, in another tab or on another device. What is sent twice is the same text, no
 *   other one.
 */
export async function saveNote(ctx: Context, { replaces, ...note }: NewNote): Promise<void> {
  const updatedAt = ctx.clock.now();
  const saved = await ctx.database
    .insert(notes)
    .values({ ...note, updatedAt })
    .onConflictDoUpdate({
      target: [notes.userId, notes.pageId],
      set: { text: note.text, updatedAt },
      ...(replaces !== undefined && { setWhere: inArray(notes.text, [replaces, note.text]) }),
    })
    .returning({ pageId: notes.pageId });
  if (saved.length > 0) return;
  throw staleVersion("These notes were changed in another tab or on another device.", {
    notes: { text: await findNote(ctx, note) },
  });
}
