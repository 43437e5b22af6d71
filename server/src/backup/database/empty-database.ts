import type pg from "pg";

import { listTables, quoted } from "./catalog.ts";

/** The first table that has a row; null for a database with nothing to lose. */
export async function findFirstRow(client: pg.ClientBase): Promise<string | null> {
  for (const { name } of await listTables(client)) {
    const { rowCount } = await client.query(`select 1 from ${quoted([name])} limit 1`);
    if (rowCount !== 0) return name;
  }
  return null;
}

/** Drops everything that Paso has ever created in a database; extensions' objects stay. */
export async function emptyDatabase(client: pg.ClientBase): Promise<void> {
  await client.query("begin");
  const tables = await listTables(client);
  if (tables.length > 0) {
    await client.query(`drop table ${quoted(tables.map(({ name }) => name))} cascade`);
  }
  const { rows } = await client.query<{ signature: string }>(`
    select p.oid::regprocedure::text as signature from pg_proc p
    where p.pronamespace = current_schema()::regnamespace and p.prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  for (const { signature } of rows) await client.query(`drop function ${signature} cascade`);
  await client.query("drop schema if exists drizzle, graphile_worker cascade");
  await client.query("commit");
}
