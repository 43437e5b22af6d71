import pg from "pg";

import { fault, type Finding, ok, warning } from "./finding.ts";

/** Seconds of lag from which reports often fall back to the primary. */
const NOTICED = 1;

/** The replica for reports: that it follows this very database, and its lag. */
export async function checkReplica(url: string, primary: pg.Client): Promise<Finding> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ replica: boolean; system: string; lag: number | null }>(`
      select pg_is_in_recovery() as replica,
        (select system_identifier::text from pg_control_system()) as system,
        extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 as lag`);
    const own = await primary.query<{ system: string; at: string }>(
      `select system_identifier::text as system, pg_current_wal_flush_lsn()::text as at
       from pg_control_system()`,
    );
    const [found, expected] = [rows[0], own.rows[0]];
    if (!found?.replica || found.system !== expected?.system) {
      return fault(
        "replica",
        "PASO_DATABASE_REPLICA_URL leads to no replica of the database.",
        "Correct it, or remove it: reports are then read from the primary.",
      );
    }
    const { rows: caught } = await client.query<{ up: boolean }>(
      "select pg_last_wal_replay_lsn() >= $1::pg_lsn as up",
      [expected.at],
    );
    const lag = caught[0]?.up ? 0 : Math.round(found.lag ?? 0);
    if (lag > NOTICED) {
      return warning(
        "replica",
        `It is ${lag} seconds behind, so that reports are read from the primary.`,
        "Look at what holds it up: its disk, its network, or replaying that is paused.",
      );
    }
    return ok("replica", "It follows the database; reports are read from it.");
  } catch (error) {
    return fault(
      "replica",
      `The replica cannot be used (${(error as Error).message}).`,
      "Start it, or correct PASO_DATABASE_REPLICA_URL. Until then reports are read from the primary.",
    );
  } finally {
    await client.end().catch(() => {});
  }
}
