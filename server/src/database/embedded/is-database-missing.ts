import { statSync } from "node:fs";
import { join } from "node:path";

import type { Config } from "../../platform/config/config.ts";
import { OperatorError } from "../../platform/errors/operator-error.ts";

/**
 * Whether the site uses the embedded database, and its data folder has none yet.
 * @throws {OperatorError} if this account may not look
 */
export function isDatabaseMissing({ databaseUrl, dataFolder }: Config): boolean {
  if (databaseUrl !== null) return false;
  try {
    statSync(join(dataFolder, "postgres", "cluster", "PG_VERSION"));
    return false;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return true;
    throw new OperatorError(
      `Whether there is a database in ${dataFolder} cannot be read (${code}): run this as the account of the site.`,
    );
  }
}
