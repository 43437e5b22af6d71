import { eq, inArray, or, sql } from "drizzle-orm";

import { courses, pages, sectionFiles, sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/**
 * Gives the courses that show a file a new version, so that all processes reload them with what is
 * now known of the file.
 */
export async function renewCoursesOfFile(
  { database }: Context,
  { fileId }: { fileId: number },
): Promise<void> {
  const showing = database
    .select({ id: pages.courseId })
    .from(sectionFiles)
    .innerJoin(sections, eq(sections.id, sectionFiles.sectionId))
    .innerJoin(pages, eq(pages.id, sections.pageId))
    .where(eq(sectionFiles.fileId, fileId));
  await database
    .update(courses)
    .set({ version: sql`${courses.version} + 1` })
    .where(or(eq(courses.thumbnailFileId, fileId), inArray(courses.id, showing)));
}
