import { createHash } from "node:crypto";
import { lstat, mkdir, open, readdir } from "node:fs/promises";
import { join } from "node:path";

import { OperatorError } from "../platform/errors/operator-error.ts";

/** A copied file, by its path in the folder. */
export interface CopiedFile {
  path: string;
  size: number;
  sha256: string;
}

/** Folders whose content a server recreates, or gets from the archive. */
const EMPTY = new Set([
  "pg_wal",
  "pg_replslot",
  "pg_dynshmem",
  "pg_notify",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
]);
const LEFT_OUT = /^(postmaster\.(pid|opts)|backup_label(\.old)?|(recovery|standby)\.signal)$/;
const TEMPORARY = /^(pgsql_tmp.*|pg_internal\.init.*)$/;
const BUFFER = 1024 ** 2;

/**
 * Copies the files of a cluster, even while its server writes them: between the start and the stop of a
 * backup, after which WAL makes the copy consistent. The caller must flush the copy to disk.
 */
export async function* copyCluster(source: string, target: string): AsyncGenerator<CopiedFile> {
  if ((await readdir(join(source, "pg_tblspc"))).length > 0) {
    throw new OperatorError("The database has tablespaces of its own, which are not copied.");
  }
  // The file that the server reads first must be the most recent.
  yield* copyFolder(source, target, "");
  yield await copyFile(source, target, join("global", "pg_control"));
}

async function* copyFolder(
  source: string,
  target: string,
  path: string,
): AsyncGenerator<CopiedFile> {
  await mkdir(join(target, path), { mode: 0o700 });
  const entries = EMPTY.has(path) ? [] : await readdir(join(source, path));
  for (const name of entries) {
    const inner = join(path, name);
    if (TEMPORARY.test(name) || LEFT_OUT.test(inner) || inner === "global/pg_control") continue;
    // Files come and go, and pg_wal may be a link.
    const found = await lstat(join(source, inner)).catch(() => null);
    if (found?.isDirectory() || EMPTY.has(inner)) {
      yield* copyFolder(source, target, inner);
    } else if (found?.isFile()) {
      const copied = await copyFile(source, target, inner).catch(ignoreMissing);
      if (copied) yield copied;
    }
  }
}

/** Copies a file without flushing it to disk. */
export async function copyFile(source: string, target: string, path: string): Promise<CopiedFile> {
  const hash = createHash("sha256");
  let size = 0;
  await using input = await open(join(source, path));
  await using output = await open(join(target, path), "wx", 0o600);
  const buffer = Buffer.allocUnsafe(BUFFER);
  for (;;) {
    const { bytesRead } = await input.read(buffer, 0, BUFFER);
    if (bytesRead === 0) break;
    const chunk = buffer.subarray(0, bytesRead);
    hash.update(chunk);
    await output.writeFile(chunk);
    size += bytesRead;
  }
  return { path, size, sha256: hash.digest("hex") };
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
