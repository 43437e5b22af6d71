import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

/** The typed query builder, over the pool or inside a transaction. */
export type Database = Omit<NodePgDatabase, "$client">;

export interface Connection {
  database: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface ConnectionOptions {
  /** Most connections this process holds. */
  size?: number;
  /** Shown in `pg_stat_activity`. */
  applicationName?: string;
}

/**
 * Opens a pool on a PostgreSQL server.
 * @param url `postgres://...`, or `postgres:///db?host=/socket/folder&user=...` for a Unix socket
 */
export function openConnection(url: string, options: ConnectionOptions = {}): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size ?? 10,
    application_name: options.applicationName ?? "paso",
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // A connection that breaks is replaced, and the query under way fails. Without listeners, one that
  // breaks while idle, or between two queries of a transaction, would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return { database: drizzle({ client: pool }), pool, close: () => pool.end() };
}
