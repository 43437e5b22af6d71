import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";

import {
  listOwnMigrations,
  migrateDatabase,
  migrateEmptyDatabase,
} from "../database/migrate-database.ts";
import { ADD_COPIED_JOBS, COPIED_JOBS } from "../platform/jobs/copy-jobs.ts";
import { holdQueuedMails } from "../platform/mail/hold-queued-mails.ts";
import type { FileStorage } from "../platform/storage/file-storage.ts";
import { JOBS, SCHEDULES, tableEntry } from "./archive/backup-names.ts";
import type { OpenArchive } from "./archive/open-archive.ts";
import type { ReportProgress } from "./archive/report-progress.ts";
import { verifyArchive } from "./archive/verify-archive.ts";
import { connect } from "./database/connect.ts";
import { emptyDatabase } from "./database/empty-database.ts";
import { RowLoader } from "./database/load-rows.ts";
import { restoreFiles } from "./files/restore-files.ts";
import { refuseForeignMigrations } from "./refuse-foreign-migrations.ts";
import { refuseUsedTarget } from "./refuse-used-target.ts";

export interface RestoreTarget {
  databaseUrl: string;
  storage: FileStorage;
}

export interface RestoreOptions {
  /** Whether the target's contents may be deleted. */
  overwrite?: boolean;
  /** Whether to send mails that were waiting when the backup was made. */
  sendMails?: boolean;
  onProgress?: ReportProgress;
}

export interface RestoreOutcome {
  rows: number;
  files: number;
  /** Jobs that will run as soon as the site does. */
  jobs: number;
  /** Mails held for an administrator. */
  heldMails: number;
}

/**
 * Restores a backup's database and files to an empty site. Nothing is changed before all checksums have
 * been verified; rows, jobs and files are restored together or not at all.
 * @throws {OperatorError} if the backup is damaged or newer, or the target is in use
 */
export async function restoreBackup(
  archive: OpenArchive,
  { databaseUrl, storage }: RestoreTarget,
  { overwrite = false, sendMails = false, onProgress = () => {} }: RestoreOptions = {},
): Promise<RestoreOutcome> {
  const { manifest } = archive;
  refuseForeignMigrations(manifest.migrations, listOwnMigrations());
  const client = await connect(databaseUrl, "paso restore");
  try {
    await refuseUsedTarget(client, storage, archive, { overwrite });
    await verifyArchive(archive, onProgress);
    await emptyDatabase(client);
    await migrateEmptyDatabase(databaseUrl, manifest.migrations);
    await client.query("begin");
    await loadDatabase(client, archive, onProgress);
    const heldMails = sendMails ? 0 : await holdMails(client, archive);
    const files = await restoreFiles(client, storage, archive, onProgress);
    await client.query("commit");
    await migrateDatabase(databaseUrl);
    // Without statistics the planner guesses.
    await client.query("analyze");
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { rows, files, jobs: manifest.jobs ?? 0, heldMails };
  } finally {
    await client.end();
  }
}

async function loadDatabase(
  client: pg.ClientBase,
  archive: OpenArchive,
  onProgress: ReportProgress,
): Promise<void> {
  const { tables, sequences } = archive.manifest;
  const byEntry = new Map(tables.map((table) => [tableEntry(table.name), table]));
  const loader = new RowLoader(
    client,
    [...byEntry.values()].map(({ name }) => name),
  );
  await loader.begin();
  await client.query(COPIED_JOBS);
  let done = 0;
  for await (const entry of archive.entries()) {
    const table = byEntry.get(entry.name);
    if (table) {
      await loader.load(table, await entry.open());
      done += 1;
      onProgress({ step: "restoring tables", done, total: tables.length });
    }
    const queue = QUEUE_TARGETS[entry.name];
    if (queue !== undefined) await loader.loadInto(queue, await entry.open());
  }
  await loader.finish(sequences);
  await client.query(ADD_COPIED_JOBS);
}

const QUEUE_TARGETS: Readonly<Record<string, string>> = {
  [JOBS]: "copied_jobs",
  [SCHEDULES]: "copied_runs",
};

/** The original site went on running, and may well have sent them. */
async function holdMails(client: pg.Client, { manifest }: OpenArchive): Promise<number> {
  if (!manifest.tables.some(({ name }) => name === "mails")) return 0;
  const database = drizzle({ client });
  return holdQueuedMails({ database }, new Date(manifest.createdAt), new Date());
}
