import { and, eq } from "drizzle-orm";

import { courses, courseSignUps, files } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { SentFile } from "../../../platform/storage/sent-file.ts";
import type { Actor } from "../../accounts/index.ts";
import { hasPageFor } from "./catalogue-scope.ts";

/**
 * The picture of a course's page.
 * @throws `not_found` where this person may not read the page, or it has no picture of its own
 */
export async function findPicture(
  ctx: Context,
  actor: Actor | null,
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
    .innerJoin(courseSignUps, eq(courseSignUps.courseId, courses.id))
    .innerJoin(files, eq(files.id, courses.thumbnailFileId))
    .where(and(eq(courses.id, courseId), hasPageFor(ctx, actor)));
  if (!file) throw notFound();
  return { ...file, name: file.name.replace(/^files\//, "") };
}
