import { eq } from "drizzle-orm";

import { courses } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { ReceivedFile } from "../../../platform/storage/received-file.ts";
import { cleanFileName } from "../../files/index.ts";
import { changeCourse } from "../structure/change-course.ts";
import { storeImage } from "./store-image.ts";

/**
 * Replaces a course's picture; returns `files/NAME`.
 * @throws `not_found` when the course is not there, `invalid` on `image` when it is not a picture,
 *   or too large
 */
export async function uploadThumbnail(
  ctx: Context,
  { courseId, image }: { courseId: number; image: ReceivedFile },
): Promise<string> {
  const file = await storeImage(ctx, image);
  const thumbnail = `files/${cleanFileName(image.name)}`;
  await changeCourse(ctx, courseId, async ({ database }) => {
    await database
      .update(courses)
      .set({ thumbnail, thumbnailFileId: file.id })
      .where(eq(courses.id, courseId));
  });
  return thumbnail;
}
