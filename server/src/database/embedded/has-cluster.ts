import { existsSync } from "node:fs";
import { join } from "node:path";

/** Whether the data folder has an embedded database yet. */
export function hasCluster(dataFolder: string): boolean {
  return existsSync(join(dataFolder, "postgres", "cluster", "PG_VERSION"));
}
