import { setTimeout as sleep } from "node:timers/promises";

import type pg from "pg";
import type { Logger } from "pino";

interface Retry {
  /** Milliseconds before a failed statement is retried. */
  pause: number;
  /** Once aborted, statements that fail return no rows. */
  signal: AbortSignal;
  log: Logger;
}

/**
 * The pool with a `query` that is retried until it succeeds. graphile-worker uses it for scheduling,
 * with idempotent statements, and leaves two promises unhandled if one fails: a database that is
 * away at the turn of a minute, or a full disk, would end the process.
 */
export function persistentPool(pool: pg.Pool, { pause, signal, log }: Retry): pg.Pool {
  const query = pool.query.bind(pool) as (...statement: unknown[]) => Promise<unknown>;
  const persist = async (...statement: unknown[]): Promise<unknown> => {
    for (;;) {
      try {
        return await query(...statement);
      } catch (err) {
        if (signal.aborted) return { rows: [] };
        log.error({ err }, "jobs could not be scheduled");
      }
      await sleep(pause, undefined, { signal }).catch(() => {});
    }
  };
  return new Proxy(pool, {
    get(target, name) {
      if (name === "query") return persist;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
