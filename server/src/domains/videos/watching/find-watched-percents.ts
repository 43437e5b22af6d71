import { and, eq } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { libraryPlaybacks, libraryVideos } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { watchedPercent } from "./watched-percent.ts";

/** Watched percentage of videos by id; only those begun. */
export async function findWatchedPercents(
  { database }: Context,
  { userId, videoIds }: { userId: number; videoIds: readonly number[] },
): Promise<Map<number, number>> {
  const rows = await database
    .select({
      videoId: libraryPlaybacks.videoId,
      position: libraryPlaybacks.position,
      duration: libraryPlaybacks.duration,
      watched: libraryPlaybacks.watched,
    })
    .from(libraryPlaybacks)
    .innerJoin(
      libraryVideos,
      and(
        eq(libraryVideos.id, libraryPlaybacks.videoId),
        eq(libraryVideos.video, libraryPlaybacks.video),
      ),
    )
    .where(and(eq(libraryPlaybacks.userId, userId), isAnyOf(libraryPlaybacks.videoId, videoIds)));
  return new Map(rows.map(({ videoId, ...playback }) => [videoId, watchedPercent(playback)]));
}
