import { sql } from "drizzle-orm";

import type { Database } from "./connection.ts";

interface ServerFigures {
  version: string;
  bytes: number;
  /** Connections to the server, whoever opened them, and its maximum. */
  connections: number;
  connection_limit: number;
}

/** A database server as its clients see it. */
export interface DatabaseFigures extends ServerFigures {
  /** Its WAL archive: the time of the last success, and whether it has failed since; null without one. */
  archive: { archived_at: Date | null; is_failing: boolean } | null;
}

interface Row extends ServerFigures, Record<string, unknown> {
  archives: boolean;
  archived_at: string | null;
  failed_at: string | null;
}

export async function measureDatabase(database: Database): Promise<DatabaseFigures> {
  const { rows } = await database.execute<Row>(sql`
    select
      split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::float8 as bytes,
      (select sum(numbackends)::int from pg_stat_database) as connections,
      current_setting('max_connections')::int as connection_limit,
      current_setting('archive_mode') <> 'off' as archives,
      last_archived_time as archived_at, last_failed_time as failed_at
    from pg_stat_archiver`);
  const [row] = rows;
  if (!row) throw new Error("The database could not be measured.");
  const { version, bytes, connections, connection_limit, archives } = row;
  const archive = archives ? describeArchive(row.archived_at, row.failed_at) : null;
  return { version, bytes, connections, connection_limit, archive };
}

function describeArchive(archived: string | null, failed: string | null) {
  const [archivedAt, failedAt] = [archived, failed].map((text) => text && new Date(text));
  return {
    archived_at: archivedAt || null,
    is_failing: Boolean(failedAt && (!archivedAt || failedAt > archivedAt)),
  };
}
