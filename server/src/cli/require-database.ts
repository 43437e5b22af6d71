import { isDatabaseMissing } from "../database/embedded/is-database-missing.ts";
import type { Config } from "../platform/config/config.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";

/**
 * Keeps a command from making an empty site where `PASO_DATA` is missing or mistyped.
 * @throws {OperatorError} if the embedded database is used and does not exist yet
 */
export function requireDatabase(config: Config): Config {
  if (!isDatabaseMissing(config)) return config;
  throw new OperatorError(
    `There is no database in ${config.dataFolder} yet; the first start makes one. ` +
      "If there should be one, check PASO_DATA.",
  );
}
