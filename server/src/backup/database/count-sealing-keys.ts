import type pg from "pg";

import { quoted, type TableColumns } from "./catalog.ts";

/** Columns that hold sealed secrets, or JSON with sealed secrets in it. */
const SEALED_IN: Readonly<Record<string, string>> = {
  authenticator_apps: "sealed_key",
  badge_keys: "sealed_key",
  live_credentials: "secret",
  sign_in_providers: "secret",
  site_settings: "values",
};

/** A sealed secret as SecretBox writes it; the group is the name of its key. */
const SEALED = String.raw`\mv1\.([A-Za-z0-9_-]{8})\.[A-Za-z0-9_-]{38,}`;

/** Names of the keys that this database's secrets are sealed with, and the number of secrets of each. */
export async function countSealingKeys(
  client: pg.ClientBase,
  tables: readonly TableColumns[],
): Promise<{ name: string; secrets: number }[]> {
  const selects = tables.flatMap(({ name, columns }) => {
    const column = SEALED_IN[name];
    if (column === undefined || !columns.includes(column)) return [];
    return `select (regexp_matches(${quoted([column])}::text, $1, 'g'))[1] as name from ${quoted([name])}`;
  });
  if (selects.length === 0) return [];
  const { rows } = await client.query<{ name: string; secrets: number }>(
    `select name, count(*)::int as secrets from (${selects.join(" union all ")}) sealed
     group by name order by name`,
    [SEALED],
  );
  return rows;
}
