import { MOST_VIDEOS } from "@paso/contract";
import { and, eq } from "drizzle-orm";

import { libraryVideos } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { findTags } from "./find-tags.ts";
import { type LibraryVideoRow, ofLibrary } from "./library-video-row.ts";
import { lockLibrary } from "./lock-library.ts";
import { storedFields, type VideoFields } from "./stored-fields.ts";

interface Added {
  video: LibraryVideoRow;
  /** False if the library already had it. */
  added: boolean;
}

/**
 * Adds a video to a library. An existing one is unchanged.
 * @throws `conflict` (`library_full`) at the library's limit
 */
export function addVideo(
  ctx: Context,
  courseId: number | null,
  fields: VideoFields,
): Promise<Added> {
  return withTransaction(ctx, async (inner) => {
    const { database, clock } = inner;
    await lockLibrary(inner, courseId);
    const stored = storedFields(fields, await findTags(inner, { courseId }));
    const [known] = await database
      .select()
      .from(libraryVideos)
      .where(and(ofLibrary(courseId), eq(libraryVideos.video, stored.video)));
    if (known) return { video: known, added: false };
    if ((await database.$count(libraryVideos, ofLibrary(courseId))) >= MOST_VIDEOS) {
      throw conflict("library_full", "A library holds at most 2000 videos. Remove some first.");
    }
    const [video] = await database
      .insert(libraryVideos)
      .values({ ...stored, courseId, createdAt: clock.now() })
      .returning();
    if (!video) throw new Error("The video was not stored.");
    return { video, added: true };
  });
}
