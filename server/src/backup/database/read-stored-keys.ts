import type pg from "pg";

import { quoted, type TableColumns } from "./catalog.ts";

/** A key that something is stored under. */
export interface StoredKey {
  key: string;
  /** Whether its bytes must exist; those of files generated for a person come later. */
  isRequired: boolean;
}

/** Keys per batch. */
const BATCH = 1_000;

/** The storage keys that rows refer to, in an open transaction. */
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
