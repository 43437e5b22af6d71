import { sql } from "drizzle-orm";

import type { Database } from "./connection.ts";

/** A database server as its clients see it. */
export interface DatabaseFigures extends Record<string, unknown> {
  version: string;
  bytes: number;
  /** To the server, whoever opened them, and the most that it takes. */
  connections: number;
  connection_limit: number;
}

export async function measureDatabase(database: Database): Promise<DatabaseFigures> {
  const { rows } = await database.execute<DatabaseFigures>(sql`
    select
      split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::float8 as bytes,
      (select sum(numbackends)::int from pg_stat_database) as connections,
      current_setting('max_connections')::int as connection_limit`);
  const [row] = rows;
  if (!row) throw new Error("The database could not be measured.");
  return row;
}
