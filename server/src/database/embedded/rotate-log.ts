import { copyFile, stat, truncate } from "node:fs/promises";

/** Bytes of the server's log, and of the one before it. */
const LOG_LIMIT = 5 * 1024 ** 2;

/**
 * Keeps the log of a server within bounds, also while it runs: it is emptied, for its server appends
 * to the very file, and one copy of what was in it is kept beside it.
 */
export async function rotateLog(path: string, limit = LOG_LIMIT): Promise<void> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size <= limit) return;
  await copyFile(path, `${path}.1`);
  await truncate(path);
}
