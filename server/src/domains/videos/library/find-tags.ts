import { and, asc, sql } from "drizzle-orm";

import { libraryVideos } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { ofLibrary } from "./library-video-row.ts";

/** Every tag of a library, or of the videos that it shows to students. */
export async function findTags(
  { database }: Context,
  { courseId, isReleased = false }: { courseId: number | null; isReleased?: boolean },
): Promise<string[]> {
  const tag = sql<string>`unnest(${libraryVideos.tags})`.as("tag");
  const rows = await database
    .selectDistinct({ tag })
    .from(libraryVideos)
    .where(and(ofLibrary(courseId), isReleased ? libraryVideos.released : undefined))
    .orderBy(asc(tag));
  return rows.map((row) => row.tag);
}
