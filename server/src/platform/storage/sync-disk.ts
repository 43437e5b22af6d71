import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Flushes everything written to a folder's disk, to survive a power cut: faster than file by file. */
export async function syncDisk(folder: string): Promise<void> {
  await promisify(execFile)("sync", ["--file-system", folder]);
}
