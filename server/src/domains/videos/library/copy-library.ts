import { sql } from "drizzle-orm";

import { libraryVideos } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Copies a library's videos to a copied course, in order. */
export async function copyLibrary(
  { database, clock }: Context,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await database.execute(sql`
    insert into ${libraryVideos}
      (course_id, title, url, video, tags, length, released, folded, created_at)
    select ${to}::int, title, url, video, tags, length, released, folded,
      ${clock.now().toISOString()}::timestamptz
    from ${libraryVideos} where course_id = ${from} order by id`);
}
