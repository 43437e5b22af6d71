import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";

import { OperatorError } from "../errors/operator-error.ts";

/** A lock on a file that the kernel releases when its process ends, for any reason. */
export interface FileLock {
  release(): void;
}

export type LockMode = "exclusive" | "shared";

/** Keeps the garbage collector from releasing a lock whose handle is no longer referenced. */
const held = new Set<DatabaseSync>();

const SQLITE_BUSY = 5;

/**
 * Takes a lock on a file, which is created if missing, or returns null if others hold it.
 * Node has no call for file locks, but its SQLite takes one for every transaction: an empty database
 * in a transaction that never ends is a kernel-held lock. No process ids, so nothing can go stale.
 */
export function tryLock(path: string, mode: LockMode): FileLock | null {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { timeout: 0 });
    // Nothing is ever written, so no journal file is needed.
    file.exec("PRAGMA journal_mode = MEMORY");
    file.exec(mode === "exclusive" ? "BEGIN EXCLUSIVE" : "BEGIN; SELECT 1 FROM sqlite_schema");
  } catch (error) {
    file?.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw new OperatorError(`Cannot lock ${path} (${(error as Error).message}).`);
  }
  const lock = file;
  held.add(lock);
  return {
    release() {
      if (held.delete(lock)) lock.close();
    },
  };
}

/**
 * Runs something while holding a file's exclusive lock, after waiting for it.
 * @param patience longest wait, in milliseconds
 */
export async function withLock<Result>(
  path: string,
  patience: number,
  run: () => Promise<Result>,
): Promise<Result> {
  const deadline = Date.now() + patience;
  let lock = tryLock(path, "exclusive");
  while (!lock) {
    if (Date.now() > deadline) {
      throw new OperatorError(`Another Paso process holds ${path} and does not finish.`);
    }
    await sleep(20);
    lock = tryLock(path, "exclusive");
  }
  try {
    return await run();
  } finally {
    lock.release();
  }
}
