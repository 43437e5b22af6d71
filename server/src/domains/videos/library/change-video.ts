import { and, eq, ne } from "drizzle-orm";

import { libraryVideos } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid, notFound } from "../../../platform/errors/domain-error.ts";
import { findTags } from "./find-tags.ts";
import { type LibraryVideoRow, ofLibrary } from "./library-video-row.ts";
import { lockLibrary } from "./lock-library.ts";
import { storedFields, type VideoFields } from "./stored-fields.ts";

/**
 * Changes a video's details in its library.
 * @throws `invalid` if another video of the library has its new address, `not_found` if it was removed in
 *   the meantime
 */
export function changeVideo(
  ctx: Context,
  { id, courseId }: Pick<LibraryVideoRow, "id" | "courseId">,
  fields: VideoFields,
): Promise<LibraryVideoRow> {
  return withTransaction(ctx, async (inner) => {
    await lockLibrary(inner, courseId);
    const stored = storedFields(fields, await findTags(inner, { courseId }));
    const isOther = and(
      ofLibrary(courseId),
      eq(libraryVideos.video, stored.video),
      ne(libraryVideos.id, id),
    );
    if ((await inner.database.$count(libraryVideos, isOther)) > 0) {
      throw invalid({ address: ["This video is in the library already."] });
    }
    const [changed] = await inner.database
      .update(libraryVideos)
      .set(stored)
      .where(eq(libraryVideos.id, id))
      .returning();
    if (!changed) throw notFound();
    return changed;
  });
}
