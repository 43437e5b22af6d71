import { eq } from "drizzle-orm";

import { libraryVideos } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { forbidden, notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { canSeeCourse } from "../../courses/index.ts";
import type { LibraryVideoRow } from "./library-video-row.ts";
import { mayChangeLibrary } from "./may-change-library.ts";

/**
 * A library's video, if this staff member may change it.
 * @throws `not_found` in a course they may not see, `forbidden` if they have read access only
 */
export async function findVideoToChange(
  ctx: Context,
  actor: Actor,
  videoId: number,
): Promise<LibraryVideoRow> {
  const [video] = await ctx.database
    .select()
    .from(libraryVideos)
    .where(eq(libraryVideos.id, videoId));
  if (!video) throw notFound();
  const { courseId } = video;
  if (courseId !== null && !(await canSeeCourse(ctx, actor, courseId))) throw notFound();
  if (!(await mayChangeLibrary(ctx, actor, courseId))) throw forbidden();
  return video;
}
