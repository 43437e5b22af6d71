import { eq } from "drizzle-orm";

import { libraryVideos } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, notFound } from "../../../platform/errors/domain-error.ts";
import type { LibraryVideoRow } from "./library-video-row.ts";

/**
 * Releases a video to the students of its course, or hides it.
 * @throws `conflict` (`site_video`) for the site's library, `not_found` if it was removed in the meantime
 */
export async function releaseVideo(
  { database }: Context,
  { id, courseId }: Pick<LibraryVideoRow, "id" | "courseId">,
  released: boolean,
): Promise<LibraryVideoRow> {
  if (courseId === null) {
    throw conflict(
      "site_video",
      "Videos of the site’s library are not shown to students by themselves. Add the video to a course’s library first.",
    );
  }
  const [changed] = await database
    .update(libraryVideos)
    .set({ released })
    .where(eq(libraryVideos.id, id))
    .returning();
  if (!changed) throw notFound();
  return changed;
}
