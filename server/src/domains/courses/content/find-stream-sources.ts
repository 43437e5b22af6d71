import { readVideoAddress } from "@paso/contract";
import { sql } from "drizzle-orm";

import { sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/**
 * The origins of the streams of all courses, in the syntax of a content security policy. The segments
 * of a stream often come from another host of the same domain.
 * @param moreDomains additional domains of stream segments
 */
export async function findStreamSources(
  ctx: Context,
  moreDomains: readonly string[] = [],
): Promise<string[]> {
  const rows = await ctx.database
    .selectDistinct({ address: sql<string>`${sections.content} ->> 'address'` })
    .from(sections)
    // Must match the index `sections_streams`.
    .where(
      sql`${sections.content} ->> 'type' = 'video' and ${sections.content} ->> 'address' ilike '%.m3u8%'`,
    );
  const ofStreams = await Promise.all(rows.map(({ address }) => streamSourcesOf(address)));
  return [...ofStreams.flat(), ...moreDomains.flatMap((domain) => sourcesOfDomain(domain))];
}

/** The origins of a stream and its segments; none for any other video. */
export async function streamSourcesOf(address: string): Promise<string[]> {
  const source = readVideoAddress(address);
  if (source?.provider !== "file" || source.kind !== "hls") return [];
  const url = URL.parse(source.url);
  if (!url) return [];
  const port = url.port === "" ? "" : `:${url.port}`;
  // Loaded lazily: the public suffix list takes 10 MB, which a site without streams does not need.
  const { getDomain } = await import("tldts");
  const domain = getDomain(url.hostname, { allowPrivateDomains: true });
  if (domain === null) return [`https://${url.hostname}${port}`];
  return sourcesOfDomain(domain + port);
}

function sourcesOfDomain(domain: string): string[] {
  return [`https://${domain}`, `https://*.${domain}`];
}
