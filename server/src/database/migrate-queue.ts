import pg from "pg";

import { loadGraphileWorker } from "./load-graphile-worker.ts";

/** The latest schema migration of our version of graphile-worker. */
export const QUEUE_REVISION = 18;

/**
 * Migrates the schema of the job queue, `graphile_worker`, to the one that our version of it expects.
 * Part of a migration that holds the lock.
 */
export async function migrateQueue(client: pg.Client, url: string): Promise<void> {
  if ((await findRevision(client)) >= QUEUE_REVISION) return;
  const { consoleLogFactory, Logger, runMigrations } = loadGraphileWorker();
  const pool = new pg.Pool({ connectionString: url, max: 1, application_name: "paso migrate" });
  pool.on("error", () => {});
  pool.on("connect", (connection) => connection.on("error", () => {}));
  const print = consoleLogFactory({});
  const logger = new Logger(() => (level, message) => {
    if (/error|warning/.test(level)) print(level, message);
  });
  try {
    await runMigrations({ pgPool: pool, schema: "graphile_worker", logger });
  } finally {
    await pool.end();
  }
}

/** The latest migration of the queue's schema; 0 while there is no queue. */
export async function findRevision(client: pg.Client): Promise<number> {
  const table = await client.query("SELECT to_regclass('graphile_worker.migrations') AS found");
  if (table.rows[0].found === null) return 0;
  const last = await client.query("SELECT max(id) AS id FROM graphile_worker.migrations");
  return last.rows[0].id ?? 0;
}
