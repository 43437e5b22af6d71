import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

import { forgetNames } from "./forget-names.ts";

/** The typed query builder, over the pool or inside a transaction. */
export type Database = Omit<NodePgDatabase, "$client">;

export interface Connection {
  database: Database;
  pool: pg.Pool;
  /**
   * Opens what the pool may hold, so that the first requests, or many that come at once, do not wait
   * for it. One that cannot be opened is tried again by whoever needs it.
   */
  fill(): Promise<void>;
  /** Ends once queries under way have, or shortly after, whatever the server does. */
  close(): Promise<void>;
}

/** Connections that a worker holds beside those of its site: three jobs, two queues that listen, and one to fetch jobs. */
export const WORKER_CONNECTIONS = 6;

export interface ConnectionOptions {
  /** Most connections this process holds. */
  size?: number;
  /** Shown in `pg_stat_activity`. */
  applicationName?: string;
  /** Milliseconds a statement, or a pause inside a transaction, may take. */
  statementTimeout?: number;
  /**
   * Whether the address is that of a pooler that lends connections by transaction, such as pgbouncer:
   * prepared statements and settings would stay with a connection that is somebody else's next. The
   * limit of statements is then the pooler's to set; its silence is still noticed.
   */
  throughPooler?: boolean;
}

/** Milliseconds after the server's own limit at which its silence means that the network is gone. */
const SILENCE_MARGIN = 1_000;
/**
 * Milliseconds for which a connection without work is kept. Opening one, and planning its first
 * statements, keeps everybody waiting, so a pause between two bursts of requests must not end it.
 */
const IDLE_LIMIT = 60_000;
/** Milliseconds that closing waits for queries under way. */
const CLOSE_LIMIT = 5_000;

/** What the driver's types leave out. */
interface DriverClient extends pg.PoolClient {
  connection: pg.Connection;
  /** Whether no query is under way. */
  readyForQuery: boolean;
}

/**
 * Opens a pool on a PostgreSQL server.
 * @param url `postgres://...`, or `postgres:///db?host=/socket/folder&user=...` for a Unix socket
 */
export function openConnection(url: string, options: ConnectionOptions = {}): Connection {
  const statementTimeout = options.statementTimeout ?? 15_000;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size ?? 10,
    application_name: options.applicationName ?? "paso",
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: IDLE_LIMIT,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(!options.throughPooler && {
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: statementTimeout,
    }),
  });
  const sockets = new Set<pg.Connection["stream"]>();
  const idle = new Set<pg.PoolClient>();
  pool.on("acquire", (client) => void idle.delete(client));
  pool.on("release", (_error, client) => void idle.add(client));
  pool.on("remove", (client) => void idle.delete(client));
  /** They go the same way as one that has gone silent, and each would cost a request to find out. */
  const destroyIdle = () => {
    for (const client of idle) streamOf(client).destroy(silence());
  };
  // A connection that breaks is replaced, and the query under way fails. Without listeners, one that
  // breaks while idle, or between two queries of a transaction, would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    if (options.throughPooler) forgetNames(client);
    const stream = streamOf(client);
    sockets.add(stream);
    stream.once("close", () => sockets.delete(stream));
    destroyWhenSilent(client as DriverClient, statementTimeout + SILENCE_MARGIN, destroyIdle);
  });
  return {
    database: drizzle({ client: pool }),
    pool,
    async fill() {
      const opening = Array.from({ length: pool.options.max }, () => pool.connect());
      for (const opened of await Promise.allSettled(opening)) {
        if (opened.status === "fulfilled") opened.value.release();
      }
    },
    async close() {
      const limit = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, CLOSE_LIMIT);
      await pool.end();
      clearTimeout(limit);
    },
  };
}

/**
 * A reachable server responds within its own statement timeout. One that does not is behind a dropped
 * network path or has moved in a failover; the pool would hand its connection out for ever.
 */
function destroyWhenSilent(client: DriverClient, limit: number, onSilence: () => void): void {
  const stream = streamOf(client);
  if (!("setTimeout" in stream) || typeof stream.setTimeout !== "function") return;
  stream.setTimeout(limit, () => {
    // One that only listens for notifications is silent for good reasons.
    if (client.readyForQuery) return;
    stream.destroy(silence());
    onSilence();
  });
}

function streamOf(client: pg.PoolClient): pg.Connection["stream"] {
  return (client as DriverClient).connection.stream;
}

const silence = () => new Error("Connection terminated: no response");
