import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

import { forgetNames } from "./forget-names.ts";
import { multiplexReads } from "./multiplex-reads.ts";
import { sendTogether } from "./send-together.ts";

/** The typed query builder, over the pool or inside a transaction. */
export type Database = Omit<NodePgDatabase, "$client">;

export interface Connection {
  database: Database;
  pool: pg.Pool;
  /**
   * Eagerly opens all connections of the pool, so that the first requests, or a burst of them, do not
   * wait for it. A connection that cannot be opened is retried when it is needed.
   */
  fill(): Promise<void>;
  /** Resolves once running queries have ended, or shortly after, whatever the server does. */
  close(): Promise<void>;
}

/** Connections of a worker besides its site's: one for each job, and two that listen and one to fetch jobs. */
export const WORKER_CONNECTIONS = { jobs: 3, queue: 3 };

export interface ConnectionOptions {
  /** Maximum number of connections of this process. */
  size?: number;
  /** Shown in `pg_stat_activity`. */
  applicationName?: string;
  /** Maximum milliseconds of a statement, or of a pause inside a transaction. */
  statementTimeout?: number;
  /**
   * Whether the address is that of a pooler in transaction mode, such as pgbouncer: prepared statements
   * and settings would stay with a connection that another client gets next. The pooler must then limit
   * statements itself; its silence is still noticed.
   */
  throughPooler?: boolean;
  /**
   * Whether commits do not wait for the disk (`synchronous_commit`): a crash of the server may undo the last
   * ones, never earlier ones. For data that is made again then.
   */
  asyncCommit?: boolean;
}

/** Milliseconds beyond the server's own limit after which its silence means a broken network. */
const SILENCE_MARGIN = 1_000;
/**
 * Milliseconds before an idle connection is closed. Opening one, and planning its first statements,
 * delays everyone, so connections must survive a pause between two bursts of requests.
 */
const IDLE_LIMIT = 60_000;
/** Milliseconds that closing waits for running queries. */
const CLOSE_LIMIT = 5_000;

/** Fields that the driver's types leave out. */
interface DriverClient extends pg.PoolClient {
  connection: pg.Connection;
  /** Whether no query is running. */
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
    // Statements issued together do not wait for each other's responses.
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Not as a startup parameter, which poolers refuse.
    ...(options.asyncCommit && {
      verify: (client, done) =>
        client.query("set synchronous_commit = off", (error: Error | null) =>
          done(error ?? undefined),
        ),
    }),
    ...(!options.throughPooler && {
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: statementTimeout,
    }),
  });
  multiplexReads(pool);
  const sockets = new Set<pg.Connection["stream"]>();
  const idle = new Set<pg.PoolClient>();
  pool.on("acquire", (client) => void idle.delete(client));
  pool.on("release", (_error, client) => void idle.add(client));
  pool.on("remove", (client) => void idle.delete(client));
  /** Idle connections fail like the one that went silent, and each would cost a request to find out. */
  const destroyIdle = () => {
    for (const client of idle) streamOf(client).destroy(silence());
  };
  // A broken connection is replaced, and its running query fails. Without listeners, a connection that
  // breaks while idle, or between two queries of a transaction, would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    sendTogether(client);
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
 * network path or has moved in a failover; the pool would hand out its connections for ever.
 */
function destroyWhenSilent(client: DriverClient, limit: number, onSilence: () => void): void {
  const stream = streamOf(client);
  if (!("setTimeout" in stream) || typeof stream.setTimeout !== "function") return;
  stream.setTimeout(limit, () => {
    // A connection that only listens for notifications is silent for a good reason.
    if (client.readyForQuery) return;
    stream.destroy(silence());
    onSilence();
  });
}

function streamOf(client: pg.PoolClient): pg.Connection["stream"] {
  return (client as DriverClient).connection.stream;
}

const silence = () => new Error("Connection terminated: no response");
