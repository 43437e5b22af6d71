import { Readable, type Writable } from "node:stream";

import server from "../../package.json" with { type: "json" };
import type { FileStorage } from "../platform/storage/file-storage.ts";
import { ArchiveWriter } from "./archive/archive-writer.ts";
import { JOBS, MANIFEST, SCHEDULES, tableEntry } from "./archive/backup-names.ts";
import type { Manifest } from "./archive/manifest.ts";
import type { ReportProgress } from "./archive/report-progress.ts";
import { Snapshot } from "./database/snapshot.ts";
import { FileCopier } from "./files/file-copier.ts";

export interface BackupSource {
  databaseUrl: string;
  storage: FileStorage;
  /** The site's public address, to tell backups apart. */
  site: string;
}

export interface BackupOptions {
  onProgress?: ReportProgress;
  /** Called once the snapshot is taken, with its name for sharing it with other connections. */
  onSnapshot?: (name: string) => Promise<void>;
}

/**
 * Writes database and files as one backup while the site is in use.
 *
 * The database is a snapshot. Files are copied before it, and those added meanwhile after it: a file is
 * stored before a row refers to it, and a row is deleted at least a day before its file, which is kept
 * that long without references. So every file that the rows refer to exists to be copied.
 */
export async function writeBackup(
  { databaseUrl, storage, site }: BackupSource,
  output: Writable,
  { onProgress = () => {}, onSnapshot }: BackupOptions = {},
): Promise<Manifest> {
  const archive = new ArchiveWriter(output);
  try {
    const files = new FileCopier(archive, storage, onProgress);
    await files.copyAll();
    const snapshot = await Snapshot.open(databaseUrl);
    let database;
    try {
      await onSnapshot?.(await snapshot.exportName());
      database = await copyDatabase(snapshot, archive, onProgress);
      await files.copyNamed(snapshot.storedKeys());
    } finally {
      await snapshot.close();
    }
    const manifest: Manifest = {
      format: "paso-backup",
      version: 1,
      paso: server.version,
      createdAt: database.at.toISOString(),
      site,
      ...database.described,
      tables: database.tables,
      jobs: database.jobs,
      files: files.summary(),
    };
    const json = `${JSON.stringify(manifest, null, 2)}\n`;
    await archive.add(MANIFEST, Readable.from([Buffer.from(json)]));
    await archive.finish();
    return manifest;
  } catch (error) {
    await archive.abort(error);
    throw error;
  }
}

async function copyDatabase(
  snapshot: Snapshot,
  archive: ArchiveWriter,
  onProgress: ReportProgress,
) {
  const at = new Date();
  const tables: Manifest["tables"] = [];
  for (const table of snapshot.tables) {
    const { lines } = await archive.add(tableEntry(table.name), snapshot.rows(table));
    tables.push({ ...table, rows: lines });
    onProgress({ step: "copying tables", done: tables.length, total: snapshot.tables.length });
  }
  let jobs = null;
  if (snapshot.hasQueue) {
    jobs = (await archive.add(JOBS, snapshot.jobs())).lines;
    await archive.add(SCHEDULES, snapshot.schedules());
  }
  return { at, tables, jobs, described: await snapshot.describe() };
}
