import { and, desc, lt, sql } from "drizzle-orm";

import { libraryVideos } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { decodeIdCursor, takePart } from "../../../platform/cursor.ts";
import { toSearchableLine } from "../../learning/index.ts";
import { type LibraryVideoRow, ofLibrary } from "./library-video-row.ts";

/** Page size of the list. */
const PART = 20;
const NEWEST = 2 ** 31 - 1;

/** Filter of a library's videos. */
interface Wanted {
  /** Null for the site's library. */
  courseId: number | null;
  /** Only those released to students. */
  isReleased?: boolean;
  /** From the request's query. */
  query: {
    q?: string | undefined;
    tag?: string | undefined;
    cursor?: string | undefined;
    limit?: number | undefined;
  };
}

/** A page of a library, newest first, and the cursor of the next one. */
export async function listVideos(
  { database }: Context,
  { courseId, isReleased = false, query }: Wanted,
): Promise<{ videos: LibraryVideoRow[]; next: string | null }> {
  const { q = "", tag, cursor, limit = PART } = query;
  const words = toSearchableLine(q).folded.split(" ").filter(Boolean);
  const rows = await database
    .select()
    .from(libraryVideos)
    .where(
      and(
        ofLibrary(courseId),
        lt(libraryVideos.id, decodeIdCursor(cursor) ?? NEWEST),
        isReleased ? libraryVideos.released : undefined,
        ...words.map((word) => sql`position(${word}::text in ${libraryVideos.folded}) > 0`),
        tag === undefined ? undefined : sql`${tag}::text = any(${libraryVideos.tags})`,
      ),
    )
    .orderBy(desc(libraryVideos.id))
    .limit(limit + 1);
  const { shown, nextCursor } = takePart(rows, limit, ({ id }) => [id]);
  return { videos: shown, next: nextCursor };
}
