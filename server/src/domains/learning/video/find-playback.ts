import type { PlaybackState } from "@paso/contract";
import { and, eq } from "drizzle-orm";

import { playbacks } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { OpenVideo } from "./open-video.ts";

/**
 * A person's progress in a video; zeros if they have not begun it, or its address has changed.
 */
export async function findPlayback(
  ctx: Context,
  person: { id: number },
  { sectionId, address }: OpenVideo,
): Promise<PlaybackState> {
  const [kept] = await ctx.database
    .select({
      position: playbacks.position,
      duration: playbacks.duration,
      watched: playbacks.watched,
    })
    .from(playbacks)
    .where(
      and(
        eq(playbacks.userId, person.id),
        eq(playbacks.sectionId, sectionId),
        eq(playbacks.video, address),
      ),
    );
  return kept ?? { position: 0, duration: 0, watched: [] };
}
