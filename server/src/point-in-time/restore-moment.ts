import { lchown, open, readdir, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";

import type { ReportProgress } from "../backup/archive/report-progress.ts";
import { segmentFolderOf } from "../database/embedded/archive-commands.ts";
import { type DatabaseHome, prepareDatabaseHome } from "../database/embedded/database-home.ts";
import { preparePostgresBinaries } from "../database/embedded/postgres-binaries.ts";
import { findPostmaster, stopPostmaster } from "../database/embedded/postmaster.ts";
import { prepareArchive } from "../database/embedded/prepare-archive.ts";
import { REPLACED } from "../database/embedded/refuse-interrupted-restore.ts";
import type { Account } from "../database/embedded/server-account.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";
import { tryLock, withLock } from "../platform/storage/file-lock.ts";
import { syncFolder } from "../platform/storage/sync-folder.ts";
import { type BaseBackup, listBases } from "./base-backup.ts";
import { copyBase } from "./copy-base.ts";
import { copyFile } from "./copy-cluster.ts";
import { planRecovery } from "./plan-recovery.ts";
import { type Reached, recoverCluster } from "./recover-cluster.ts";
import { noteRestore } from "./restores.ts";
import { listArchived, parseSegment } from "./segments.ts";

interface Order {
  dataFolder: string;
  archive: string;
  /** The target moment; null for the end of the archive. */
  until: Date | null;
  /** Additional settings of the recovering server. */
  settings?: Record<string, string>;
  onProgress: ReportProgress;
}

/** The result of a restore. */
export interface RestoredMoment extends Reached {
  base: BaseBackup;
  /** Folder of the previous database; null if there was none. */
  replaced: string | null;
}

/** Longest wait for other processes that start or stop the server, in milliseconds. */
const PATIENCE = 150_000;

/**
 * Recreates the embedded database as of a moment, next to the existing one, and only then swaps the
 * two. The previous one is kept.
 * @throws {OperatorError} if Paso runs on the data folder, or the archive does not cover the moment
 */
export async function restoreMoment(order: Order): Promise<RestoredMoment> {
  const home = await prepareDatabaseHome(order.dataFolder);
  return withLock(home.locks.decision, PATIENCE, async () => {
    const alone = tryLock(home.locks.members, "exclusive");
    if (!alone) {
      throw new OperatorError(
        `Paso is running on the data folder ${order.dataFolder}: stop it first.`,
      );
    }
    const draft = join(home.folder, "cluster.recovery");
    try {
      for (const cluster of [home.cluster, draft]) await stopServer(cluster);
      return await restore(home, draft, order);
    } finally {
      await rm(draft, { recursive: true, force: true });
      alone.release();
    }
  });
}

async function restore(
  home: DatabaseHome,
  draft: string,
  { archive, until, settings = {}, onProgress }: Order,
): Promise<RestoredMoment> {
  const issue = await prepareArchive(archive, home.account);
  if (issue !== null) throw new OperatorError(issue);
  const pending = await findUnarchived(home.cluster, archive);
  const plan = await planRecovery(archive, { until, now: new Date(), pending });
  await rm(draft, { recursive: true, force: true });
  await copyBase(plan.base, draft, onProgress);
  for (const name of pending) {
    await copyFile(join(home.cluster, "pg_wal"), join(draft, "pg_wal"), name);
  }
  if (home.account) {
    await giveTo(home.account, draft);
    await giveTo(home.account, segmentFolderOf(archive));
  }
  onProgress({ step: "applying changes", done: 0 });
  const log = join(home.folder, "recovery.log");
  await rm(log, { force: true });
  const binaries = await preparePostgresBinaries(home.account, home.binaries);
  const { account, sockets } = home;
  const spec = { binaries, cluster: draft, sockets, log, account, settings, detached: false };
  const reached = await recoverCluster(spec, plan, { archive, until });
  const replaced = await replaceCluster(home, draft);
  const to = (reached.lastChange ?? new Date(plan.base.finishedAt)).toISOString();
  await noteRestore(archive, { timeline: reached.timeline, at: new Date().toISOString(), to });
  return { ...reached, base: plan.base, replaced };
}

/** Names of segments that a killed server could no longer archive. */
async function findUnarchived(cluster: string, archive: string): Promise<string[]> {
  const system = await readSystem(cluster);
  if (!(await listBases(archive)).some((base) => base.system === system)) return [];
  const archived = new Set(await listArchived(archive));
  return (await readdir(join(cluster, "pg_wal"))).filter(
    (name) => name.length === 24 && parseSegment(name) && !archived.has(name),
  );
}

async function stopServer(cluster: string): Promise<void> {
  const pid = await findPostmaster(cluster);
  if (pid) await stopPostmaster(pid, cluster);
}

/** The cluster's system identifier, at the start of its control file; null without one. */
async function readSystem(cluster: string): Promise<string | null> {
  const file = await open(join(cluster, "global", "pg_control")).catch(() => null);
  if (!file) return null;
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.readBigUInt64LE().toString();
  } finally {
    await file.close();
  }
}

async function giveTo({ uid, gid }: Account, folder: string): Promise<void> {
  await lchown(folder, uid, gid);
  for (const name of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, name), uid, gid);
  }
}

async function replaceCluster({ folder, cluster }: DatabaseHome, draft: string) {
  const name = `${REPLACED}${new Date().toISOString().replaceAll(":", "-")}`;
  const isThere = (await readdir(folder)).includes(basename(cluster));
  const aside = join(folder, name);
  if (isThere) await rename(cluster, aside);
  await rename(draft, cluster);
  await syncFolder(folder);
  return isThere ? aside : null;
}
