import type pg from "pg";

import { quoted } from "../backup/database/catalog.ts";

/** Tables with the addresses of external services. */
const HOLDERS = ["sign_in_providers", "live_credentials"];
const ADDRESS = String.raw`https://[A-Za-z0-9.-]+(?::\d+)?`;

/** The servers that this site reaches over TLS: itself, its mail server, sign-in and live classes. */
export async function findOutsideAddresses(
  client: pg.Client | null,
  own: readonly (string | null)[],
): Promise<string[]> {
  const found = own.filter((url) => url !== null && /^(https|smtps):/.test(url));
  for (const table of client ? HOLDERS : []) {
    const there = await client?.query("select from pg_tables where tablename = $1", [table]);
    if (there?.rowCount === 0) continue;
    const result = await client?.query<{ address: string }>(
      `select distinct (regexp_matches(t::text, $1, 'g'))[1] as address from ${quoted([table])} t`,
      [`(${ADDRESS})`],
    );
    found.push(...(result?.rows ?? []).map(({ address }) => address));
  }
  return [...new Set(found.filter((url) => url !== null))];
}
