import type { PlaybackState } from "@paso/contract";
import { and, eq } from "drizzle-orm";

import { libraryPlaybacks } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { LibraryVideoRow } from "../library/library-video-row.ts";

/** A person's progress in a video; zeros if they have not begun it, or it was replaced. */
export async function findVideoPlayback(
  { database }: Context,
  userId: number,
  { id, video }: Pick<LibraryVideoRow, "id" | "video">,
): Promise<PlaybackState> {
  const [kept] = await database
    .select({
      position: libraryPlaybacks.position,
      duration: libraryPlaybacks.duration,
      watched: libraryPlaybacks.watched,
    })
    .from(libraryPlaybacks)
    .where(
      and(
        eq(libraryPlaybacks.userId, userId),
        eq(libraryPlaybacks.videoId, id),
        eq(libraryPlaybacks.video, video),
      ),
    );
  return kept ?? { position: 0, duration: 0, watched: [] };
}
