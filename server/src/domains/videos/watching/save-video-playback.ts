import { type PlaybackState, uniteRanges } from "@paso/contract";
import { and, eq, sql } from "drizzle-orm";

import { libraryPlaybacks } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import type { LibraryVideoRow } from "../library/library-video-row.ts";

/**
 * Saves a person's progress in a library video: watched ranges are merged with earlier ones, so that two
 * devices do not overwrite each other.
 * @returns the saved state
 */
export function saveVideoPlayback(
  ctx: Context,
  userId: number,
  {
    video: { id: videoId, video },
    playback,
  }: { video: Pick<LibraryVideoRow, "id" | "video">; playback: PlaybackState },
): Promise<PlaybackState> {
  return withTransaction(ctx, async ({ database, clock }) => {
    const { position, duration } = playback;
    const values = { position, duration, video, updatedAt: clock.now() };
    // Locks the row, to serialise concurrent merges.
    const [before] = await database
      .insert(libraryPlaybacks)
      .values({ userId, videoId, ...values })
      .onConflictDoUpdate({
        target: [libraryPlaybacks.userId, libraryPlaybacks.videoId],
        set: {
          ...values,
          watched: sql`case when ${libraryPlaybacks.video} = excluded.video then ${libraryPlaybacks.watched} else '[]' end`,
        },
      })
      .returning({ watched: libraryPlaybacks.watched });
    const watched = uniteRanges([...(before?.watched ?? []), ...playback.watched]);
    await database
      .update(libraryPlaybacks)
      .set({ watched })
      .where(and(eq(libraryPlaybacks.userId, userId), eq(libraryPlaybacks.videoId, videoId)));
    return { position, duration, watched };
  });
}
