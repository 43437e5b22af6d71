import { and, eq, isNull, or, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { notes, pages } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { shareEventLoop } from "../../../platform/event-loop/share-event-loop.ts";
import { type Excerpt, findExcerpt, toSearchableLine } from "./find-excerpt.ts";

/**
 * Excerpts from a person's notes on some courses that contain all words, by page. The database compares
 * folded texts; notes that were saved without one get it here.
 * @param words folded
 */
export async function findMatchingNotes(
  ctx: Context,
  { userId, courseIds }: { userId: number; courseIds: readonly number[] },
  words: readonly string[],
): Promise<Map<number, Excerpt>> {
  const lacksWord = sql`exists (
    select from unnest(${sql.param([...words])}::text[]) word
    where position(word in ${notes.folded}) = 0)`;
  const rows = await ctx.database
    .select({ pageId: notes.pageId, text: notes.text, folded: notes.folded })
    .from(notes)
    .innerJoin(pages, eq(pages.id, notes.pageId))
    .where(
      and(
        eq(notes.userId, userId),
        isAnyOf(pages.courseId, courseIds),
        or(isNull(notes.folded), sql`not ${lacksWord}`),
      ),
    );
  const found = new Map<number, Excerpt>();
  const giveWay = shareEventLoop();
  for (const { pageId, text, folded } of rows) {
    const searchable = toSearchableLine(text, folded);
    if (folded === null) await keepFolded(ctx, { userId, pageId, text }, searchable.folded);
    const excerpt = findExcerpt(searchable, words);
    if (excerpt) found.set(pageId, excerpt);
    await giveWay();
  }
  return found;
}

/** Unless the note has been saved again meanwhile. */
async function keepFolded(
  { database }: Context,
  { userId, pageId, text }: { userId: number; pageId: number; text: string },
  folded: string,
): Promise<void> {
  await database
    .update(notes)
    .set({ folded })
    .where(and(eq(notes.userId, userId), eq(notes.pageId, pageId), eq(notes.text, text)));
}
