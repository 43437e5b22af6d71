import type { Config } from "../platform/config/config.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";

/**
 * The folder to which the embedded database archives its WAL.
 * @throws {OperatorError} if it does not, or the database is not the embedded one
 */
export function requireArchive(config: Config): string {
  if (config.databaseUrl !== null) {
    throw new OperatorError(
      "This is for the embedded database. The one of DATABASE_URL is archived by its own means: " +
        "see docs/operations.md.",
    );
  }
  if (config.databaseArchive === null) {
    throw new OperatorError("Set PASO_DATABASE_ARCHIVE to the folder of the archive of changes.");
  }
  return config.databaseArchive;
}
