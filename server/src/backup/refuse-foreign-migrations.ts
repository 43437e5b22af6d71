import { OperatorError } from "../platform/errors/operator-error.ts";

/**
 * @param given the migrations of the backup's database
 * @param own the migrations of this version, in order
 * @throws {OperatorError} unless the former are a prefix of the latter
 */
export function refuseForeignMigrations(given: readonly string[], own: readonly string[]): void {
  const known = new Set(own);
  const newer = given.find((name) => !known.has(name));
  if (newer !== undefined) {
    throw new OperatorError(
      `The backup was made by a newer version of Paso (${newer}); install that version to restore it.`,
    );
  }
  const lacking = own.slice(0, given.length).find((name, index) => name !== given[index]);
  if (lacking !== undefined) {
    throw new OperatorError(
      `The backup was made by another line of versions of Paso (it lacks ${lacking}); restore it with that one.`,
    );
  }
}
