import type pg from "pg";

import { listMigrations } from "../backup/database/catalog.ts";
import { listOwnMigrations } from "../database/migrate-database.ts";
import { QUEUE_REVISION } from "../database/migrate-queue.ts";
import { clockDifference, type ReadClock } from "../platform/clock-difference.ts";
import { fault, type Finding, ok, warning } from "./finding.ts";

/** Milliseconds of clock difference; authenticator apps tolerate half a minute. */
const CLOCK = { noticed: 2_000, harmful: 25_000 };

/** A reachable database: version, encoding, migrations, durability and clock. */
export async function checkDatabase(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<Record<"version" | "encoding" | "fsync", string>>(`
    select current_setting('server_version') as version,
      current_setting('server_encoding') as encoding, current_setting('fsync') as fsync`);
  const { version = "", encoding = "", fsync = "" } = rows[0] ?? {};
  const found = [ok("database", `PostgreSQL ${version} can be reached.`)];
  if (encoding !== "UTF8") {
    found.push(
      fault(
        "database",
        `Its encoding is ${encoding}, which cannot hold every text.`,
        "Back up, create a database WITH ENCODING 'UTF8' TEMPLATE template0, and restore into it.",
      ),
    );
  }
  if (fsync !== "on") {
    found.push(
      fault(
        "database",
        "It does not wait for the disk (fsync is off): a power cut may destroy it.",
        "Set fsync = on in postgresql.conf.",
      ),
    );
  }
  found.push(await checkMigrations(client), await checkClock(client));
  return found;
}

async function checkMigrations(client: pg.Client): Promise<Finding> {
  const [applied, own] = [await listMigrations(client), listOwnMigrations()];
  const unknown = applied.filter((name) => !own.includes(name));
  if (unknown.length > 0) {
    return fault(
      "migrations",
      `A newer version of Paso has changed the database (${unknown.join(", ")}).`,
      "Install that version.",
    );
  }
  const missing = own.length - applied.length;
  if (missing > 0) {
    return warning(
      "migrations",
      `${missing} of ${own.length} migrations have not run.`,
      "See `paso migrate --plan`; `paso migrate` or the next start runs them.",
    );
  }
  const queue = await client.query<{ id: number | null }>(
    "select max(id) as id from graphile_worker.migrations",
  );
  if ((queue.rows[0]?.id ?? 0) < QUEUE_REVISION) {
    return warning("migrations", "The job queue has to be updated.", "Run `paso migrate`.");
  }
  return ok("migrations", `All ${own.length} migrations have run.`);
}

/** @param read this machine's clock; replaced in tests */
export async function checkClock(client: pg.Client, read: ReadClock = Date.now): Promise<Finding> {
  const difference = await clockDifference(async () => {
    const { rows } = await client.query<{ now: Date }>("select clock_timestamp() as now");
    return rows[0]?.now ?? new Date(Number.NaN);
  }, read);
  const size = Math.abs(difference);
  const advice = "Have both follow a time server (chrony or systemd-timesyncd).";
  if (size > CLOCK.noticed) {
    const way = difference > 0 ? "ahead of" : "behind";
    const text = `The clock of this machine is ${Math.round(size / 1_000)} seconds ${way} the database's.`;
    return size > CLOCK.harmful ? fault("clock", text, advice) : warning("clock", text, advice);
  }
  const text = `The clocks of this machine and of the database differ by ${size} ms.`;
  return ok("clock", `${text} It is ${new Date(read()).toISOString()}.`);
}
