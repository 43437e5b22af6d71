import { sql } from "drizzle-orm";

import { rowBatches } from "../../../database/row-batches.ts";
import { modules, pages } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { parseLocalDate } from "../../../platform/local-date.ts";
import type { StoredFile } from "../../files/index.ts";
import { insertSections, type NewSection } from "../sections/insert-sections.ts";
import { createCourse } from "../structure/create-course.ts";
import { createSurvey } from "../survey/create-survey.ts";
import type {
  CheckedCourse,
  CheckedFile,
  CheckedModule,
  CheckedPage,
  CheckedSection,
} from "./checked-course.ts";
import { archivedFile } from "./prepare-sections.ts";

/**
 * Writes the course of a checked archive, page by page; returns its id.
 * Must run in a transaction.
 * @param stored the archive's files by name
 */
export async function writeArchivedCourse(
  ctx: Context,
  archive: CheckedCourse,
  stored: ReadonlyMap<string, StoredFile>,
  authorId: number | null,
): Promise<number> {
  const picture = archivedFile(archive.thumbnail);
  const courseId = await createCourse(ctx, {
    title: archive.title,
    thumbnail: picture === null ? archive.thumbnail : `files/${picture}`,
    thumbnailFileId: picture === null ? null : known(stored, picture).id,
    order: archive.order,
    language: archive.language,
    ...windowOf(ctx, archive),
    status: archive.status,
    hasDiploma: archive.has_diploma,
    allowSeeking: archive.allow_seeking,
    freeNavigation: archive.free_navigation,
    authorId,
  });
  const moduleIds = await insertModules(ctx, courseId, archive.modules);
  const lessons = archive.modules.flatMap((module) =>
    module.pages.map((page) => ({ ...page, moduleId: known(moduleIds, module.order) })),
  );
  const pageIds = await insertPages(ctx, courseId, lessons);
  for (const page of lessons) {
    const pageId = known(pageIds, positionKey(page));
    const added = page.sections.map((section) => newSection(pageId, section, stored));
    await insertSections(ctx, added);
  }
  for (const { sections } of archive.surveys) await createSurvey(ctx, { courseId, sections });
  return courseId;
}

/** Ids of the new modules by their order. */
async function insertModules(
  ctx: Context,
  courseId: number,
  added: readonly CheckedModule[],
): Promise<Map<number, number>> {
  const ids = new Map<number, number>();
  for (const batch of rowBatches(added)) {
    const rows = batch.map((module) => {
      return { courseId, order: module.order, title: module.title, ...windowOf(ctx, module) };
    });
    const created = await ctx.database
      .insert(modules)
      .values(rows)
      .returning({ id: modules.id, order: modules.order });
    for (const { id, order } of created) ids.set(order, id);
  }
  return ids;
}

/** Ids of the new pages by module and order. */
async function insertPages(
  ctx: Context,
  courseId: number,
  added: readonly (CheckedPage & { moduleId: number })[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const batch of rowBatches(added)) {
    const rows = batch.map(({ moduleId, order, title }) => ({ courseId, moduleId, order, title }));
    const created = await ctx.database
      .insert(pages)
      .values(rows)
      .returning({ id: pages.id, moduleId: pages.moduleId, order: pages.order });
    for (const page of created) ids.set(positionKey(page), page.id);
  }
  return ids;
}

function newSection(
  pageId: number,
  { order, content, files }: CheckedSection,
  stored: ReadonlyMap<string, StoredFile>,
): NewSection {
  const named = JSON.parse(files) as CheckedFile[];
  return {
    pageId,
    order,
    content: sql`${content}::jsonb`,
    files: named.map((file) => ({ ...file, fileId: known(stored, file.name).id })),
  };
}

function positionKey({ moduleId, order }: { moduleId: number | null; order: number }): string {
  return `${moduleId}:${order}`;
}

/** A value whose presence was checked before. */
function known<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`Nothing is known as ${String(key)}.`);
  return value;
}

function windowOf(
  { site }: Context,
  { start_date, end_date }: { start_date: string | null; end_date: string | null },
) {
  const instant = (date: string | null) => (date ? parseLocalDate(date, site.timeZone) : null);
  return { startsAt: instant(start_date), endsAt: instant(end_date) };
}
