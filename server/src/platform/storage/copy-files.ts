import pLimit from "p-limit";

import type { FileStorage } from "./file-storage.ts";

/** The result of copying. */
export interface CopiedFiles {
  copied: number;
  /** Total size of the copied files. */
  bytes: number;
  /** Number of files that already existed. */
  kept: number;
}

/** Concurrent copies; each waits for the network most of the time. */
const AT_ONCE = 8;

/**
 * Copies all files that the other storage lacks, or has with another size; deletes none. Files deleted
 * meanwhile are skipped, and new ones may be missed: a second run finds them.
 */
export async function copyFiles(
  from: FileStorage,
  to: FileStorage,
  onProgress: (done: number) => void = () => {},
): Promise<CopiedFiles> {
  const sizes = new Map<string, number>();
  for await (const { key, size } of to.list()) sizes.set(key, size);
  const outcome = { copied: 0, bytes: 0, kept: 0 };
  const limit = pLimit({ concurrency: AT_ONCE });
  const copy = async (key: string, size: number) => {
    if (sizes.get(key) === size) {
      outcome.kept += 1;
    } else if (await copyFile(from, to, key, sizes.has(key))) {
      outcome.copied += 1;
      outcome.bytes += size;
    }
    onProgress(outcome.copied + outcome.kept);
  };
  let underWay: Promise<void>[] = [];
  for await (const { key, size } of from.list()) {
    underWay.push(limit(() => copy(key, size)));
    if (underWay.length < AT_ONCE * 4) continue;
    await Promise.all(underWay);
    underWay = [];
  }
  await Promise.all(underWay);
  return outcome;
}

/** Returns whether the source still existed. */
async function copyFile(
  from: FileStorage,
  to: FileStorage,
  key: string,
  isOther: boolean,
): Promise<boolean> {
  let content;
  try {
    content = await from.read(key);
  } catch (error) {
    if (await from.has(key)) throw error;
    return false;
  }
  if (isOther) await to.delete(key);
  await to.put(key, content);
  return true;
}
