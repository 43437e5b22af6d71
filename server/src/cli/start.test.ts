import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import pg from "pg";
import { expect, test } from "vitest";

import { findFreePort, spawnPaso } from "../testing/paso-process.ts";
import { createBlankDatabase } from "../testing/test-database.ts";

/** The lock that migrations take: see `migrate-database.ts`. */
const MIGRATION_LOCK = 0x5061736f;

test(
  "a start that waits for a stuck process to migrate ends when asked to",
  { timeout: 90_000 },
  async () => {
    const database = await createBlankDatabase();
    const stuck = new pg.Client(database.url);
    await stuck.connect();
    await stuck.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const folder = await mkdtemp(join(tmpdir(), "paso-start-"));
    const child = spawnPaso(["start"], {
      DATABASE_URL: database.url,
      PASO_DATA: folder,
      PASO_WEB: "0",
      PORT: String(await findFreePort()),
    });
    const isWaiting = async () => {
      const { rows } = await stuck.query(
        "select 1 from pg_locks where locktype = 'advisory' and objid = $1 and not granted",
        [MIGRATION_LOCK],
      );
      return rows.length > 0;
    };
    await expect.poll(isWaiting, { timeout: 60_000 }).toBe(true);
    const ended = once(child, "close");
    child.kill("SIGTERM");
    expect((await ended)[0]).toBe(1);
    await stuck.end();
    await rm(folder, { recursive: true });
    await database.drop();
  },
);
