import { and, eq } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { readContent, type SectionContent } from "../../courses/index.ts";
import { findLesson } from "../sections/find-lesson.ts";
import { presentPageSections } from "../sections/present-page-sections.ts";
import { readPage } from "../sections/read-page.ts";
import { refuseRepeatedKinds } from "../sections/refuse-repeated-kinds.ts";
import { refuseStaleVersion } from "../sections/refuse-stale-version.ts";
import { removeSections, writeSectionFiles, writeSections } from "../sections/write-sections.ts";
import { growCourse } from "../structure/grow-course.ts";
import { keepStateBefore, keepVersion } from "../versions/keep-versions.ts";
import { findVersion, type SectionThen } from "./find-version.ts";

interface Restoration {
  pageId: number;
  /** The version to restore. */
  version: number;
  /** The page's version that the person saw. */
  current: number;
  userId: number;
}

interface Restored {
  /** The page's new version. */
  version: number;
  /** Sections that stay on the page they have been moved to since. */
  elsewhere: number;
}

/** Temporary order of a section being restored, below all order numbers. */
const ASIDE = -1_000_000;

/**
 * Restores a version of a page, as a change in its own right. Sections and options keep their ids, so
 * answers keep their meaning. Sections that the version does not have go to the trash, and those that
 * were moved to another page since stay there.
 * @throws `not_found` when the page is not there or the version is not stored, `conflict` when the page
 *   was changed meanwhile, its module would have a second final quiz summary or it would be too large
 */
export async function restoreVersion(ctx: Context, restoration: Restoration): Promise<Restored> {
  const { pageId, version, current, userId } = restoration;
  const { courseId } = await findLesson(ctx, pageId);
  return growCourse(ctx, courseId, async (inner) => {
    const { moduleId } = await findLesson(inner, pageId);
    const page = await readPage(inner, pageId);
    refuseStaleVersion(current, page.version, () => presentPageSections(page, ctx));
    const then = await findVersion(inner, { pageId, version });
    await keepStateBefore(inner, [pageId]);
    const wanted = new Map(then.map((section) => [section.id, section]));
    const now = await findSections(inner, pageId, then);
    const living = page.sections.map(({ id }) => id);
    await removeSections(
      inner,
      living.filter((id) => !wanted.has(id)),
    );
    const returning = now.filter(({ isRemoved }) => isRemoved);
    for (const { id } of returning) {
      await inner.database
        .update(sections)
        .set({ deletedAt: null, order: ASIDE - id })
        .where(eq(sections.id, id));
    }
    const restored = now.flatMap(({ id, content }) => {
      const section = wanted.get(id);
      return section ? [{ ...section, content: withLastingIds(section.content, content) }] : [];
    });
    await writeSections(inner, restored);
    const files = new Map(restored.map((section) => [section.id, section.files]));
    await writeSectionFiles(inner, pageId, files);
    await refuseRepeatedKinds(inner, [moduleId]);
    return {
      version: await keepVersion(inner, pageId, { userId, restoredVersion: version }),
      elsewhere: then.length - restored.length,
    };
  });
}

/** Which sections of a version are still on the page, or in the trash from it. */
async function findSections(
  { database }: Context,
  pageId: number,
  then: readonly SectionThen[],
): Promise<{ id: number; content: SectionContent; isRemoved: boolean }[]> {
  const rows = await database
    .select({ id: sections.id, content: sections.content, deletedAt: sections.deletedAt })
    .from(sections)
    .where(
      and(
        eq(sections.pageId, pageId),
        isAnyOf(
          sections.id,
          then.map(({ id }) => id),
        ),
      ),
    );
  return rows.map(({ id, content, deletedAt }) => ({
    id,
    content: readContent(content),
    isRemoved: deletedAt !== null,
  }));
}

/** Option ids are never reused, including those added after the version. */
function withLastingIds(then: SectionContent, now: SectionContent): SectionContent {
  if (!("nextOptionId" in then && "nextOptionId" in now)) return then;
  return { ...then, nextOptionId: Math.max(then.nextOptionId, now.nextOptionId) };
}
