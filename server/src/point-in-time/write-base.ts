import { createHash } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import type pg from "pg";

import type { ReportProgress } from "../backup/archive/report-progress.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";
import { syncDisk } from "../platform/storage/sync-disk.ts";
import { syncFolder } from "../platform/storage/sync-folder.ts";
import {
  BASE,
  baseFolderOf,
  formatSums,
  LABEL,
  type BaseBackup,
  type BaseManifest,
} from "./base-backup.ts";
import { copyCluster, type CopiedFile } from "./copy-cluster.ts";
import { listArchived, nameSegment, parsePosition, segmentAt } from "./segments.ts";

/** Longest wait for the last WAL of a base backup to be archived, in milliseconds. */
const PATIENCE = 60_000;
/** PostgreSQL's attempts at a segment before it pauses. */
const ATTEMPTS = 3;

interface BaseSource {
  /** Connected as superuser; its session lasts as long as the backup. */
  client: pg.Client;
  /** PostgreSQL's data folder. */
  cluster: string;
  archive: string;
}

/**
 * Copies the files of a running database into its archive, where they appear only once they are complete
 * and the WAL they need is archived.
 * @throws {OperatorError} if that is not archived
 */
export async function writeBase(
  { client, cluster, archive }: BaseSource,
  onProgress: ReportProgress,
): Promise<BaseBackup> {
  const parent = baseFolderOf(archive);
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await removeDrafts(parent);
  const name = new Date().toISOString().replaceAll(":", "-");
  const [folder, draft] = [join(parent, name), join(parent, `${name}.part`)];
  await mkdir(draft, { mode: 0o700 });
  try {
    const manifest = await fill(draft, { client, cluster, archive }, onProgress);
    await rename(draft, folder);
    await syncFolder(parent);
    return { ...manifest, name, folder };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Removes what killed backups, and killed deletions of old ones, left behind. */
async function removeDrafts(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (name.endsWith(".part")) await rm(join(parent, name), { recursive: true });
  }
}

async function fill(
  draft: string,
  { client, cluster, archive }: BaseSource,
  onProgress: ReportProgress,
): Promise<BaseManifest> {
  const files: CopiedFile[] = [];
  const start = await read(client, "select pg_backup_start('paso', fast => true)::text as start");
  for await (const file of copyCluster(cluster, join(draft, BASE.files))) {
    files.push(file);
    onProgress({ step: "copying files of the database", done: files.length });
  }
  const stopped = await read(
    client,
    "select lsn::text as stop, labelfile from pg_backup_stop(false)",
  );
  const now = await read(
    client,
    `select clock_timestamp() as at, current_setting('server_version') as postgres,
      system_identifier::text as system, ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int
        as timeline from pg_control_system()`,
  );
  const label = stopped["labelfile"] as string;
  const sha256 = createHash("sha256").update(label).digest("hex");
  files.push({ path: LABEL, size: Buffer.byteLength(label), sha256 });
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const manifest: BaseManifest = {
    format: 1,
    system: now["system"],
    postgres: now["postgres"],
    timeline: now["timeline"],
    start: start["start"],
    stop: stopped["stop"],
    // Rounded up, for its microseconds are lost and it must not be earlier.
    finishedAt: new Date(now["at"].getTime() + 1).toISOString(),
    bytes,
  };
  await write(draft, join(BASE.files, LABEL), label);
  await write(draft, BASE.sums, formatSums(files));
  await write(draft, BASE.manifest, `${JSON.stringify(manifest, null, 2)}\n`);
  await syncDisk(draft);
  await untilArchived(client, archive, manifest);
  return manifest;
}

async function untilArchived(
  client: pg.Client,
  archive: string,
  { timeline, stop }: BaseManifest,
): Promise<void> {
  // The position is right behind the last change, maybe already at the start of the next segment.
  const last = nameSegment({ timeline, number: segmentAt(parsePosition(stop) - 1) });
  const failures = async (): Promise<number> =>
    (await read(client, "select failed_count::int as failed from pg_stat_archiver"))["failed"];
  const [deadline, before] = [Date.now() + PATIENCE, await failures()];
  while (!(await listArchived(archive)).includes(last)) {
    if ((await failures()) >= before + ATTEMPTS || Date.now() > deadline) {
      throw new OperatorError(
        `The changes of the database are not archived in ${archive}, so that no base backup is kept. ` +
          "`paso doctor` says more.",
      );
    }
    await sleep(100);
  }
}

/** The only row of a statement. */
// oxlint-disable-next-line typescript/no-explicit-any
async function read(client: pg.Client, statement: string): Promise<Record<string, any>> {
  const { rows } = await client.query(statement);
  return rows[0] ?? {};
}

function write(folder: string, path: string, text: string): Promise<void> {
  return writeFile(join(folder, path), text, { mode: 0o600 });
}
