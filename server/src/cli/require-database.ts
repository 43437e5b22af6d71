import { hasCluster } from "../database/embedded/has-cluster.ts";
import type { Config } from "../platform/config/config.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";

/**
 * Keeps a command that only reads from making an empty site where `PASO_DATA` is missing or mistyped.
 * @throws {OperatorError} if the embedded database is used and does not exist yet
 */
export function requireDatabase(config: Config): Config {
  if (config.databaseUrl !== null || hasCluster(config.dataFolder)) return config;
  throw new OperatorError(
    `There is no database in ${config.dataFolder} yet; the first start makes one. ` +
      "If there should be one, check PASO_DATA.",
  );
}
