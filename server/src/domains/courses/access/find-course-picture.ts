import { and, eq, type SQL } from "drizzle-orm";

import { courses, courseSignUps, files, pictureVariants } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { StoredPicture } from "../../files/index.ts";

/**
 * A course's own picture.
 * @param isVisible a condition on courses and their sign-up settings
 * @throws `not_found` when the course is not visible or has no picture of its own
 */
export async function findCoursePicture(
  { database }: Context,
  courseId: number,
  isVisible: SQL | undefined,
): Promise<StoredPicture> {
  const [file] = await database
    .select({
      name: courses.thumbnail,
      storageKey: files.storageKey,
      mediaType: files.mediaType,
      size: files.size,
      picture: pictureVariants.made,
    })
    .from(courses)
    .innerJoin(files, eq(files.id, courses.thumbnailFileId))
    .leftJoin(pictureVariants, eq(pictureVariants.fileId, files.id))
    .leftJoin(courseSignUps, eq(courseSignUps.courseId, courses.id))
    .where(and(eq(courses.id, courseId), isVisible));
  if (!file) throw notFound();
  return { ...file, name: file.name.replace(/^files\//, "") };
}
