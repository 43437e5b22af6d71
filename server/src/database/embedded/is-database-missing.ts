import { existsSync } from "node:fs";
import { join } from "node:path";

import type { Config } from "../../platform/config/config.ts";

/** Whether the site uses the embedded database, and its data folder has none yet. */
export function isDatabaseMissing({ databaseUrl, dataFolder }: Config): boolean {
  if (databaseUrl !== null) return false;
  return !existsSync(join(dataFolder, "postgres", "cluster", "PG_VERSION"));
}
