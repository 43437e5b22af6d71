import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import pg from "pg";

import { restoreCommand } from "../database/embedded/archive-commands.ts";
import {
  ensurePostmaster,
  findPostmaster,
  type ServerSpec,
  socketUrl,
  stopPostmaster,
} from "../database/embedded/postmaster.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";
import { lastArchived } from "./find-gap.ts";
import type { RecoveryPlan } from "./plan-recovery.ts";
import { listArchived, nameSegment, segmentAt } from "./segments.ts";
import { historyName, parseHistory } from "./timelines.ts";

interface Target {
  archive: string;
  until: Date | null;
}

/** The state that a recovery reached. */
export interface Reached {
  /** The timeline that it began. */
  timeline: number;
  /** Time of the last change that it applied; null if there were none. */
  lastChange: Date | null;
}

/**
 * Makes a server apply an archive's WAL to a copied base backup, and stops it.
 * @throws {OperatorError} if it does not reach the moment, or the end of the archive
 */
export async function recoverCluster(
  spec: ServerSpec,
  plan: RecoveryPlan,
  { archive, until }: Target,
): Promise<Reached> {
  await writeFile(join(spec.cluster, "recovery.signal"), "");
  const settings = {
    ...spec.settings,
    restore_command: restoreCommand(archive),
    recovery_target_timeline: String(plan.lineage.timeline),
    ...(until && {
      // Time zone abbreviations are not loaded yet at that point.
      recovery_target_time: until.toISOString().replace("Z", "+00"),
      recovery_target_action: "promote",
    }),
    // The copied files may not have been flushed to disk yet.
    recovery_init_sync_method: "syncfs",
    // No connections are accepted before its end.
    hot_standby: "off",
    // Segments that it writes itself are archived by the server that continues with it.
    archive_mode: "on",
    archive_command: "",
  };
  try {
    await ensurePostmaster({ ...spec, settings, detached: false, patience: Infinity });
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    throw new OperatorError(
      explain(await readFile(spec.log, "utf8"), plan, until) ?? error.message,
    );
  }
  try {
    const { end, ...reached } = await readReached(socketUrl(spec.sockets, "postgres"));
    const last = lastArchived(plan.lineage, await listArchived(archive));
    if (until === null && last !== null && segmentAt(end) < last) {
      const number = segmentAt(end);
      const name = nameSegment({ timeline: plan.lineage.timeline, number });
      throw new OperatorError(
        `The segment ${name} of the archive is damaged, so that only changes until ` +
          `${reached.lastChange?.toISOString() ?? plan.base.finishedAt} can be restored. ` +
          "Bring a copy of it back, or name that moment with --until.",
      );
    }
    return reached;
  } finally {
    const pid = await findPostmaster(spec.cluster);
    if (pid) await stopPostmaster(pid, spec.cluster);
  }
}

async function readReached(url: string): Promise<Reached & { end: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ timeline: number; last: Date | null }>(
      `select ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int as timeline,
        pg_last_xact_replay_timestamp() as last`,
    );
    const { timeline = 1, last = null } = rows[0] ?? {};
    const history = await client.query<{ text: string }>("select pg_read_file($1) as text", [
      `pg_wal/${historyName(timeline)}`,
    ]);
    const { ancestors } = parseHistory(timeline, history.rows[0]?.text ?? "");
    return { timeline, lastChange: last, end: ancestors.at(-1)?.end ?? 0 };
  } finally {
    await client.end();
  }
}

/** Why a recovery did not reach its moment; null if it failed for another reason. */
function explain(log: string, { base, gap }: RecoveryPlan, until: Date | null): string | null {
  if (!log.includes("recovery ended before configured recovery target was reached")) return null;
  const last = /last completed transaction was at log time (.+)/.exec(log)?.[1];
  const end = last ? new Date(last).toISOString() : base.finishedAt;
  const why = gap ? `, as its segment ${gap} is missing` : "";
  return (
    `The archive knows no change after ${end}${why}, so that it cannot say what was at ` +
    `${until?.toISOString()}. Name that moment, or none for all that is there.`
  );
}
