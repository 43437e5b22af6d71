import { eq, isNull, type SQL } from "drizzle-orm";

import { libraryVideos } from "../../../database/tables/index.ts";

/** A video as a library stores it. */
export type LibraryVideoRow = typeof libraryVideos.$inferSelect;

/**
 * Condition on `library_videos` that keeps those of one library.
 * @param courseId null for the site's
 */
export function ofLibrary(courseId: number | null): SQL {
  return courseId === null ? isNull(libraryVideos.courseId) : eq(libraryVideos.courseId, courseId);
}
