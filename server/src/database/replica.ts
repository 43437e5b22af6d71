import { setTimeout as sleep } from "node:timers/promises";

import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";

import { findOutage } from "../platform/errors/find-outage.ts";
import { type Connection, type Database, openConnection } from "./connection.ts";

interface ReplicaOptions {
  url: string;
  /** Maximum number of connections to it. */
  size: number;
  /** Fallback for what the replica cannot serve. */
  primary: pg.Pool;
  /** Milliseconds that a report waits for the replica to catch up. */
  patience?: number;
  /** Milliseconds for which a replica that failed or lagged is not used. */
  rest?: number;
  /** Called with the reason when it is not used for a while. */
  onLeft?: (reason: unknown) => void;
}

type Query = (statement: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>;

/** SQLSTATEs of a timeout, which would occur on the primary, too, and of a write. */
const NOT_ITS_FAULT = /^(?:57014|25006)$/;
/** Milliseconds between two checks of a lagging replica. */
const PAUSE = 20;

/**
 * A streaming replica that reports are read from. Its readers see everything that was committed before,
 * their own changes included: a lagging replica is waited for, and not used for a while if it does not
 * catch up. A statement that it cannot serve is sent to the primary.
 */
export class Replica {
  readonly #options: Required<ReplicaOptions>;
  readonly #connection: Connection;
  readonly #database: Database;
  #leftUntil = 0;

  constructor(options: ReplicaOptions) {
    this.#options = { patience: 1_000, rest: 10_000, onLeft: () => {}, ...options };
    const { url, size } = options;
    this.#connection = openConnection(url, { size, applicationName: "paso reports" });
    const client = { query: (...args: Parameters<Query>) => this.#query(...args) };
    this.#database = drizzle({ client: client as unknown as pg.Pool });
  }

  get pool(): pg.Pool {
    return this.#connection.pool;
  }

  /**
   * For read-only use, at least as fresh as now; null if the primary should be read.
   * @param primary the connection that the caller has read from so far
   */
  async caughtUp(primary: Database): Promise<Database | null> {
    if (performance.now() < this.#leftUntil) return null;
    try {
      if (await this.#catchesUp(primary)) return this.#database;
      this.#leave(new Error(`It was more than ${this.#options.patience} ms behind.`));
    } catch (error) {
      this.#leave(error);
    }
    return null;
  }

  close(): Promise<void> {
    return this.#connection.close();
  }

  /** Whether it has all acknowledged changes: usually those flushed to the primary's disk. */
  async #catchesUp(primary: Database): Promise<boolean> {
    const deadline = performance.now() + this.#options.patience;
    const { rows } = await primary.execute<{ at: string }>(
      sql`select (case current_setting('synchronous_commit') when 'off'
        then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end)::text as at`,
    );
    do {
      const replayed = await this.pool.query<{ is_there: boolean; is_replica: boolean }>(
        `select pg_is_in_recovery() as is_replica, pg_last_wal_replay_lsn() >= $1::pg_lsn as is_there`,
        [rows[0]?.at],
      );
      const [state] = replayed.rows;
      if (!state?.is_replica) throw new Error("It is no replica.");
      if (state.is_there) return true;
      await sleep(PAUSE);
    } while (performance.now() < deadline);
    return false;
  }

  async #query(...statement: Parameters<Query>): Promise<pg.QueryResult> {
    try {
      return await this.pool.query(...statement);
    } catch (error) {
      // Gone, shutting down, or in a recovery conflict.
      const { code } = error as { code?: unknown };
      if (findOutage(error) === null || NOT_ITS_FAULT.test(String(code))) throw error;
      this.#leave(error);
      return this.#options.primary.query(...statement);
    }
  }

  #leave(reason: unknown): void {
    this.#leftUntil = performance.now() + this.#options.rest;
    this.#options.onLeft(reason);
  }
}

/** A read-only context for a report, on a replica if there is one. */
export async function forReports<Context extends { database: Database; replica?: Replica }>(
  ctx: Context,
): Promise<Context> {
  const database = await ctx.replica?.caughtUp(ctx.database);
  return database ? { ...ctx, database } : ctx;
}
