import type pg from "pg";

import { quoted, type TableColumns } from "./catalog.ts";

/** Under which something is stored. */
export interface StoredKey {
  key: string;
  /** Whether its bytes must be there; those of files that are made for a person come later. */
  isRequired: boolean;
}

/** Keys read in one go. */
const BATCH = 1_000;

/** The keys that rows name, in a transaction that is open. */
export async function* readStoredKeys(
  client: pg.ClientBase,
  tables: readonly TableColumns[],
): AsyncGenerator<StoredKey> {
  const holders = tables.filter(({ columns }) => columns.includes("storage_key"));
  if (holders.length === 0) return;
  const selects = holders.map(
    ({ name }) =>
      `select storage_key as key, ${name === "files"} as required from ${quoted([name])}`,
  );
  await client.query(`declare stored_keys cursor for ${selects.join(" union all ")}`);
  for (;;) {
    const { rows } = await client.query<{ key: string; required: boolean }>(
      `fetch ${BATCH} from stored_keys`,
    );
    for (const { key, required } of rows) yield { key, isRequired: required };
    if (rows.length < BATCH) break;
  }
  await client.query("close stored_keys");
}
