import { OperatorError } from "../platform/errors/operator-error.ts";

/**
 * @param given those that the database of a backup had
 * @param own those that this version brings, in their order
 * @throws {OperatorError} unless they are the first of ours
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
