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

/** What an id of most tables can be. */
const LARGEST_ID = 2 ** 31 - 1;
/** Instants that the database takes, in milliseconds. */
const LATEST = Date.UTC(9999);

/** The id in a cursor that is nothing else, of a table whose ids have 32 bits; null for none. */
export function decodeIdCursor(cursor: string | undefined): number | null {
  const [id = 0] = decodeCursor(cursor);
  return id > 0 && id <= LARGEST_ID ? id : null;
}

/**
 * An instant and an id of a cursor, as {@link decodeCursor} read them; null where they cannot be.
 * @param largestId of a table whose ids have more than 32 bits
 */
export function readPlace(
  milliseconds: number | undefined,
  id: number | undefined,
  largestId = LARGEST_ID,
): { at: Date; id: number } | null {
  if (milliseconds === undefined || id === undefined) return null;
  return milliseconds < LATEST && id <= largestId ? { at: new Date(milliseconds), id } : null;
}

/**
 * The part of a list that a response holds, and the cursor of the next one; null at the end.
 * @param rows read with one more than `limit`, which tells whether there is a next part
 * @param positionOf what the cursor says of the last row shown
 */
export function takePart<Row>(
  rows: readonly Row[],
  limit: number,
  positionOf: (last: Row) => readonly number[],
): { shown: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { shown, nextCursor: hasMore ? encodeCursor(positionOf(last)) : null };
}
