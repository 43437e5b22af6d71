import { createHash } from "node:crypto";

import { OperatorError } from "../../platform/errors/operator-error.ts";
import { JOBS, SUMS, tableEntry } from "./backup-names.ts";
import type { OpenArchive } from "./open-archive.ts";
import type { ReportProgress } from "./report-progress.ts";

/**
 * Reads a backup from beginning to end and compares every entry with its checksum.
 * @throws {OperatorError} naming the first entry that is damaged, missing or unexpected
 */
export async function verifyArchive(
  archive: OpenArchive,
  onProgress: ReportProgress = () => {},
): Promise<void> {
  const { manifest, sums } = archive;
  let done = 0;
  for await (const entry of archive.entries()) {
    if (entry.name === SUMS) continue;
    const wanted = sums.find(entry.name);
    if (wanted === null) throw damaged(`${entry.name} is not among its checksums`);
    const hash = createHash("sha256");
    try {
      for await (const chunk of await entry.open()) hash.update(chunk as Buffer);
    } catch (error) {
      throw damaged(`${entry.name} cannot be read: ${(error as Error).message}`);
    }
    if (hash.digest("hex") !== wanted) throw damaged(`${entry.name} has another checksum`);
    done += 1;
    onProgress({ step: "checking", done, total: sums.size });
  }
  if (done !== sums.size) throw damaged(`${sums.size - done} entries are missing`);
  const named = [
    ...manifest.tables.map(({ name }) => tableEntry(name)),
    ...(manifest.jobs === null ? [] : [JOBS]),
  ];
  const absent = named.find((name) => sums.find(name) === null);
  if (absent !== undefined) throw damaged(`${absent} is missing`);
}

function damaged(reason: string): OperatorError {
  return new OperatorError(`The backup is damaged (${reason}). Use another one.`);
}
