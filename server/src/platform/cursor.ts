/**
 * An opaque cursor of a list: positive integers to the base of 36, short enough for a query.
 * @example encodeCursor([123, 7]) // "3f-7"
 */
export function encodeCursor(position: readonly number[]): string {
  return position.map((number) => number.toString(36)).join("-");
}

/**
 * Reads a cursor that {@link encodeCursor} wrote; empty where it is missing, malformed or longer
 * than `most`, so that the list begins at its start.
 */
export function decodeCursor(cursor: string | undefined, most = 1): number[] {
  if (!cursor || !/^[0-9a-z]{1,11}(-[0-9a-z]{1,11})*$/.test(cursor)) return [];
  const position = cursor.split("-").map((number) => Number.parseInt(number, 36));
  const isValid = position.every((number) => Number.isSafeInteger(number) && number > 0);
  return isValid && position.length <= most ? position : [];
}
