import { migrateDatabase } from "@paso/server/src/database/migrate-database.ts";
import {
  startTemporaryServer,
  type TemporaryServer,
} from "@paso/server/src/testing/temporary-server.ts";
import pg from "pg";

import { type Placement, placementOf } from "./placement.ts";

/** Logical replication; an acknowledged write is flushed and will be replicated. */
const SETTINGS = { wal_level: "logical", synchronous_commit: "on" };

/** A migrated database, on its own server. */
export interface Shard {
  url: string;
  /** How other servers reach it. */
  address: string;
  client: pg.Client;
}

/** Starts PostgreSQL servers, each with an empty, migrated database. */
export async function openServers(cleanUp: AsyncDisposableStack, count: number): Promise<Shard[]> {
  const shards: Shard[] = [];
  for (let place = 0; place < count; place += 1) {
    const server = await startTemporaryServer({ settings: SETTINGS });
    cleanUp.defer(() => server.close());
    shards.push(await openDatabase(cleanUp, server));
  }
  return shards;
}

async function openDatabase(
  cleanUp: AsyncDisposableStack,
  { url: serverUrl, spec }: TemporaryServer,
): Promise<Shard> {
  const first = new pg.Client(serverUrl);
  await first.connect();
  await first.query("create database paso");
  await first.end();
  const url = serverUrl.replace("///postgres?", "///paso?");
  await migrateDatabase(url);
  const client = new pg.Client(url);
  client.on("error", () => {});
  await client.connect();
  cleanUp.defer(() => client.end());
  return { url, address: `host=${spec.sockets} user=${client.user} dbname=paso`, client };
}

export interface Table {
  name: string;
  /** Stored columns; generated ones are left out. */
  columns: string[];
  placement: Placement;
}

/** The tables of a database, with their placement. */
export async function listTables({ client }: Shard): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select t.table_name::text as name,
      array_agg(c.column_name::text) filter (where c.is_generated = 'NEVER') as columns
    from information_schema.tables t
    join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
    group by 1 order by 1`);
  return rows.map((row) => ({ ...row, placement: placementOf(row.name, row.columns) }));
}
