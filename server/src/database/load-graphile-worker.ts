import { createRequire } from "node:module";
import { join } from "node:path";

import type * as GraphileWorker from "graphile-worker";

/** Ours, which has no configuration for it. */
const SERVER = join(import.meta.dirname, "../..");

/**
 * The job queue's library. While it loads, it looks for a configuration in the working folder and above, and would
 * run one that is a program: anybody's, where an operator calls `paso` in a folder that others may write.
 */
export function loadGraphileWorker(): typeof GraphileWorker {
  const folder = process.cwd();
  process.chdir(SERVER);
  try {
    // Not imported: nothing else of the process may find itself in another folder meanwhile.
    return createRequire(import.meta.url)("graphile-worker") as typeof GraphileWorker;
  } finally {
    process.chdir(folder);
  }
}
