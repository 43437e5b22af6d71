import { sql } from "drizzle-orm";

import { libraryVideos } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { streamSourcesOf } from "../../courses/index.ts";

/** Where scripts fetch the streams of all libraries from, as a content security policy writes it. */
export async function findStreamSources({ database }: Context): Promise<string[]> {
  const rows = await database
    .selectDistinct({ address: libraryVideos.address })
    .from(libraryVideos)
    // As the index `library_videos_streams` says it.
    .where(sql`${libraryVideos.address} ilike '%.m3u8%'`);
  return (await Promise.all(rows.map(({ address }) => streamSourcesOf(address)))).flat();
}
