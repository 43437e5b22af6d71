import { and, eq } from "drizzle-orm";

import { courses, files } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { SentFile } from "../../../platform/storage/sent-file.ts";
import type { Actor } from "../../accounts/index.ts";
import { listedFor } from "./find-course.ts";

/**
 * The picture of a course that this person sees or has on their home.
 * @throws `not_found` when the course is not visible or has no picture of its own
 */
export async function findThumbnail(
  ctx: Context,
  actor: Actor,
  courseId: number,
): Promise<SentFile> {
  const [file] = await ctx.database
    .select({
      name: courses.thumbnail,
      storageKey: files.storageKey,
      mediaType: files.mediaType,
      size: files.size,
    })
    .from(courses)
    .innerJoin(files, eq(files.id, courses.thumbnailFileId))
    .where(and(eq(courses.id, courseId), listedFor(ctx, actor)));
  if (!file) throw notFound();
  return { ...file, name: file.name.replace(/^files\//, "") };
}
