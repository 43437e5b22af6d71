import { type PlaybackState, type SentPlayback, uniteRanges } from "@paso/contract";
import { and, eq, sql } from "drizzle-orm";

import { playbacks } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { moduleClosed } from "../progression/open-page.ts";
import { findPlayback } from "./find-playback.ts";
import type { OpenVideo } from "./open-video.ts";

/**
 * Saves a person's progress in a video: watched ranges are merged with earlier ones, so that two
 * devices do not overwrite each other. A finished video is only reviewed, and nothing is saved.
 * @returns what is saved now
 */
export async function savePlayback(
  ctx: Context,
  person: { id: number },
  { video, playback }: { video: OpenVideo; playback: SentPlayback },
): Promise<PlaybackState> {
  if (video.moduleClosed) throw moduleClosed();
  if (video.finished) return findPlayback(ctx, person, video);
  return withTransaction(ctx, async ({ database, clock }) => {
    const key = { userId: person.id, sectionId: video.sectionId };
    const { position, duration, unplayable } = playback;
    const updatedAt = clock.now();
    const values = {
      position,
      duration,
      video: video.address,
      updatedAt,
      unplayableAt: unplayable ? updatedAt : null,
    };
    // Locks the row, so that concurrent saves merge one after the other.
    const [before] = await database
      .insert(playbacks)
      .values({ ...key, ...values })
      .onConflictDoUpdate({
        target: [playbacks.userId, playbacks.sectionId],
        set: {
          ...values,
          unplayableAt: sql`coalesce(excluded.unplayable_at,
            case when ${playbacks.video} = excluded.video then ${playbacks.unplayableAt} end)`,
          watched: sql`case when ${playbacks.video} = excluded.video then ${playbacks.watched} else '[]' end`,
        },
      })
      .returning({ watched: playbacks.watched });
    const watched = uniteRanges([...(before?.watched ?? []), ...playback.watched]);
    await database
      .update(playbacks)
      .set({ watched })
      .where(and(eq(playbacks.userId, key.userId), eq(playbacks.sectionId, key.sectionId)));
    return { position, duration, watched };
  });
}
