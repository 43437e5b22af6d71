import { eq, sql } from "drizzle-orm";

import { libraryVideos } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

/**
 * Keeps the length that a player found, unless one is known already.
 * @returns the length that is kept, in seconds
 * @throws `not_found` where the video was removed meanwhile
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
