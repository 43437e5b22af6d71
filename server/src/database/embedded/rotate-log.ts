import { copyFile, stat, truncate } from "node:fs/promises";

/** Maximum bytes of the server's log, and of the copy before it. */
const LOG_LIMIT = 5 * 1024 ** 2;

/**
 * Bounds the log of a server, even while it runs: the file is truncated in place, for its server keeps
 * appending to it, and one copy of its previous content is kept next to it.
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
