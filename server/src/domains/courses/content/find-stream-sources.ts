import { readVideoAddress } from "@paso/contract";
import { sql } from "drizzle-orm";

import { sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/**
 * Where scripts fetch the streams of all courses from, as a content security policy writes it. A
 * stream's parts often come from another host of the same domain.
 * @param moreDomains that parts of streams come from
 */
export async function findStreamSources(
  ctx: Context,
  moreDomains: readonly string[] = [],
): Promise<string[]> {
  const rows = await ctx.database
    .selectDistinct({ address: sql<string>`${sections.content} ->> 'address'` })
    .from(sections)
    // As the index `sections_streams` says it.
    .where(
      sql`${sections.content} ->> 'type' = 'video' and ${sections.content} ->> 'address' ilike '%.m3u8%'`,
    );
  const ofStreams = await Promise.all(rows.map(({ address }) => streamSourcesOf(address)));
  return [...ofStreams.flat(), ...moreDomains.flatMap((domain) => sourcesOfDomain(domain))];
}

/** Where a stream and its parts are fetched from; nothing for any other video. */
export async function streamSourcesOf(address: string): Promise<string[]> {
  const source = readVideoAddress(address);
  if (source?.provider !== "file" || source.kind !== "hls") return [];
  const url = URL.parse(source.url);
  if (!url) return [];
  const port = url.port === "" ? "" : `:${url.port}`;
  // The list of all suffixes takes 10 MB, which a site without streams does not need.
  const { getDomain } = await import("tldts");
  const domain = getDomain(url.hostname, { allowPrivateDomains: true });
  if (domain === null) return [`https://${url.hostname}${port}`];
  return sourcesOfDomain(domain + port);
}

function sourcesOfDomain(domain: string): string[] {
  return [`https://${domain}`, `https://*.${domain}`];
}
