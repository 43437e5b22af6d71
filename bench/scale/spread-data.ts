import type { Shard, Table } from "./open-servers.ts";
import { SERVERS } from "./placement.ts";

/** Rows per batch. */
const BATCH = 5_000;
/** Above every id in the generated data. */
const FIRST_NEW = 10_000_000;

/** Copies to each server the rows that belong there. */
export async function spreadData(
  whole: Shard,
  shards: readonly Shard[],
  tables: readonly Table[],
): Promise<void> {
  for (const [place, shard] of shards.entries()) {
    await shard.client.query("set session_replication_role = 'replica'");
    for (const table of tables) await copyTable(whole, shard, table, place);
    await shard.client.query("set session_replication_role = 'origin'");
    await numberApart(shard, place);
    await shard.client.query("analyze");
  }
}

async function copyTable(
  whole: Shard,
  shard: Shard,
  { name, columns, placement }: Table,
  place: number,
): Promise<void> {
  if (placement.kind === "local") return;
  const { alsoCopied = "false", column } = placement.kind === "own" ? placement : { column: null };
  const where = column ? `(${column} % ${SERVERS} = ${place} or ${alsoCopied})` : "true";
  const list = columns.map((column) => `"${column}"`).join(", ");
  // Migrations have already inserted some rows.
  await shard.client.query(`delete from "${name}"`);
  const { rows } = await whole.client.query<{ row: object }>(
    `select to_jsonb(t) as row from "${name}" t where ${where}`,
  );
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH).map(({ row }) => row);
    await shard.client.query(
      `insert into "${name}" (${list}) overriding system value
       select ${list} from jsonb_populate_recordset(null::"${name}", $1::jsonb)`,
      [JSON.stringify(batch)],
    );
  }
}

/** New rows on different servers get different ids. */
async function numberApart({ client }: Shard, place: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'",
  );
  for (const { name } of rows) {
    await client.query(
      `alter sequence ${name} increment by ${SERVERS} restart with ${FIRST_NEW + place}`,
    );
  }
}
