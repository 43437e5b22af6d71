import { sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { rowBatches } from "../../../database/row-batches.ts";
import {
  pageUploads,
  sectionFiles,
  sections,
  type StoredContent,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { SectionFile } from "./insert-sections.ts";

interface ChangedSection {
  id: number;
  order: number;
  content: StoredContent;
}

/**
 * Writes any number of changed sections of one page in two statements: all order numbers are given
 * up before new ones are taken, because they are unique at all times.
 */
export async function writeSections(
  { database }: Context,
  changed: readonly ChangedSection[],
): Promise<void> {
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  await database
    .update(sections)
    .set({ order: sql`-1 - ${sections.order}` })
    .where(isAnyOf(sections.id, ids));
  await database.execute(sql`
    update sections set position = changed.order, content = changed.content
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as changed(id integer, "order" integer, content jsonb)
    where sections.id = changed.id`);
}

/** Removes sections from their page; answers to them stay. */
export async function removeSections(ctx: Context, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.database
    .update(sections)
    .set({ deletedAt: ctx.clock.now() })
    .where(isAnyOf(sections.id, ids));
}

/**
 * Replaces the files of sections. Files that a text no longer shows become uploads of the page, so
 * that an undo finds them.
 */
export async function writeSectionFiles(
  ctx: Context,
  pageId: number,
  changed: ReadonlyMap<number, readonly SectionFile[]>,
): Promise<void> {
  if (changed.size === 0) return;
  const removed = await ctx.database
    .delete(sectionFiles)
    .where(isAnyOf(sectionFiles.sectionId, changed.keys()))
    .returning();
  const added = [...changed].flatMap(([sectionId, files]) =>
    files.map((file) => ({ ...file, sectionId })),
  );
  for (const batch of rowBatches(added)) await ctx.database.insert(sectionFiles).values(batch);
  const kept = removed
    .filter(({ use }) => use === "inline")
    .map(({ name, fileId }) => ({ pageId, name, fileId, createdAt: ctx.clock.now() }));
  for (const batch of rowBatches(kept)) {
    await ctx.database.insert(pageUploads).values(batch).onConflictDoNothing();
  }
}
