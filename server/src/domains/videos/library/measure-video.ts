import { eq, sql } from "drizzle-orm";

import { libraryVideos } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

/**
 * Stores the length detected by a player, unless one is already known.
 * @returns the stored length in seconds
 * @throws `not_found` if the video was removed in the meantime
 */
export async function measureVideo(
  { database }: Context,
  videoId: number,
  length: number,
): Promise<number> {
  const [kept] = await database
    .update(libraryVideos)
    .set({ length: sql`coalesce(${libraryVideos.length}, ${length})` })
    .where(eq(libraryVideos.id, videoId))
    .returning({ length: libraryVideos.length });
  if (!kept) throw notFound();
  return kept.length ?? length;
}
