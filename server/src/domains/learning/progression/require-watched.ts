import { isWatchedThrough } from "@paso/contract";
import { and, eq } from "drizzle-orm";

import { playbacks } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import type { ContentSection } from "../../courses/index.ts";

/**
 * Refuses (`conflict`) to leave a video that has to be watched and was not, unless the person's browser
 * cannot play it. Relies on what browsers report.
 */
export async function requireWatched(
  { database }: Context,
  userId: number,
  { id, content }: ContentSection,
): Promise<void> {
  if (content.type !== "video" || !content.mustWatch) return;
  const [playback] = await database
    .select()
    .from(playbacks)
    .where(
      and(
        eq(playbacks.userId, userId),
        eq(playbacks.sectionId, id),
        eq(playbacks.video, content.address),
      ),
    );
  if (playback && (playback.unplayableAt !== null || isWatchedThrough(playback))) return;
  throw conflict("not_watched", "Watch the video to its end first.");
}
