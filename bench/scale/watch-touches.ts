import type { Shard, Table } from "./open-servers.ts";
import { SERVERS } from "./placement.ts";

/** A table that a call wrote to, and the row's shard; null for a row that all shards have. */
export interface Touch {
  table: string;
  server: number | null;
}

/**
 * Makes a server record whose rows are written. Excluded are replicated rows, and view counts of opinions,
 * which are flushed outside calls.
 */
export async function watchTouches({ client }: Shard, tables: readonly Table[]): Promise<void> {
  await client.query(`
    create schema bench;
    create table bench.touches ("table" text, server int);
    create function bench.note() returns trigger language plpgsql as $$
    declare
      key text := TG_ARGV[0];
      written jsonb := to_jsonb(case when TG_OP = 'DELETE' then old else new end);
    begin
      if TG_OP = 'UPDATE' and TG_TABLE_NAME = 'opinions'
        and written - 'views' = to_jsonb(old) - 'views' then
        return null;
      end if;
      insert into bench.touches values (TG_TABLE_NAME, (written ->> key)::int % ${SERVERS});
      return null;
    end $$`);
  for (const { name, placement } of tables) {
    if (placement.kind === "local") continue;
    const key = "column" in placement ? `'${placement.column}'` : "'-'";
    await client.query(
      `create trigger bench_note after insert or update or delete on "${name}"
       for each row execute function bench.note(${key})`,
    );
  }
}

/** The writes since the last call. */
export async function takeTouches({ client }: Shard): Promise<Touch[]> {
  const { rows } = await client.query<Touch>(`
    with taken as (delete from bench.touches returning *)
    select distinct "table", server from taken order by 1, 2`);
  return rows;
}
