import { eq } from "drizzle-orm";

import { libraryVideos } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Removes a video from its library permanently; sections that use its URL keep it. */
export async function removeVideo({ database }: Context, videoId: number): Promise<void> {
  await database.delete(libraryVideos).where(eq(libraryVideos.id, videoId));
}
