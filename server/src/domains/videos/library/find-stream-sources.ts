import { sql } from "drizzle-orm";

import { libraryVideos } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { streamSourcesOf } from "../../courses/index.ts";

/** Origins of the streams of all libraries, as CSP sources for `connect-src`. */
export async function findStreamSources({ database }: Context): Promise<string[]> {
  const rows = await database
    .selectDistinct({ address: libraryVideos.address })
    .from(libraryVideos)
    // Must match the index `library_videos_streams`.
    .where(sql`${libraryVideos.address} ilike '%.m3u8%'`);
  return (await Promise.all(rows.map(({ address }) => streamSourcesOf(address)))).flat();
}
