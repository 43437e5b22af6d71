import { join } from "node:path";

import type { ReportProgress } from "../backup/archive/report-progress.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";
import { BASE, type BaseBackup, LABEL, readSums } from "./base-backup.ts";
import { copyCluster, copyFile } from "./copy-cluster.ts";

/**
 * Copies the files of a base backup to the folder from which a server will start.
 * @throws {OperatorError} if one is not as it was written
 */
export async function copyBase(
  base: BaseBackup,
  target: string,
  onProgress: ReportProgress,
): Promise<void> {
  const sums = await readSums(base);
  const total = sums.size;
  const source = join(base.folder, BASE.files);
  const check = ({ path, sha256 }: { path: string; sha256: string }): void => {
    if (sums.get(path) !== sha256) throw damaged(base, path);
    sums.delete(path);
    onProgress({ step: "copying the base backup", done: total - sums.size, total });
  };
  for await (const file of copyCluster(source, target)) check(file);
  check(await copyFile(source, target, LABEL));
  for (const path of sums.keys()) throw damaged(base, path);
}

function damaged({ folder }: BaseBackup, path: string): OperatorError {
  return new OperatorError(
    `The base backup ${folder} is damaged (${path}). Move it out of the archive to use the one before it.`,
  );
}
