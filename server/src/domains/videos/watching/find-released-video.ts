import { and, eq } from "drizzle-orm";

import { libraryVideos } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import type { LibraryVideoRow } from "../library/library-video-row.ts";
import { requireTakenCourse } from "./require-taken-course.ts";

/**
 * A video released to the students of its course.
 * @throws `not_found` if it is not released, or in a course the person neither takes nor sees,
 *   `forbidden` for staff who see the course but do not take it
 */
export async function findReleasedVideo(
  ctx: Context,
  actor: Actor,
  videoId: number,
): Promise<LibraryVideoRow> {
  const [video] = await ctx.database
    .select()
    .from(libraryVideos)
    .where(and(eq(libraryVideos.id, videoId), libraryVideos.released));
  if (!video || video.courseId === null) throw notFound();
  await requireTakenCourse(ctx, actor, video.courseId);
  return video;
}
