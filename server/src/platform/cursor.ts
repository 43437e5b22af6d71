/**
 * An opaque cursor of a list: positive integers in base 36, short enough for a query string.
 * @example encodeCursor([123, 7]) // "3f-7"
 */
export function encodeCursor(position: readonly number[]): string {
  return position.map((number) => number.toString(36)).join("-");
}

/**
 * Decodes a cursor by {@link encodeCursor}; empty if it is missing, malformed or longer than `most`,
 * so that the list begins at its start.
 */
export function decodeCursor(cursor: string | undefined, most = 1): number[] {
  if (!cursor || !/^[0-9a-z]{1,11}(-[0-9a-z]{1,11})*$/.test(cursor)) return [];
  const position = cursor.split("-").map((number) => Number.parseInt(number, 36));
  const isValid = position.every((number) => Number.isSafeInteger(number) && number > 0);
  return isValid && position.length <= most ? position : [];
}

/** Largest id of most tables. */
const LARGEST_ID = 2 ** 31 - 1;
/** Latest instant that the database accepts, in milliseconds. */
const LATEST = Date.UTC(9999);

/** The only id of a cursor, for a table with 32-bit ids; null for none. */
export function decodeIdCursor(cursor: string | undefined): number | null {
  const [id = 0] = decodeCursor(cursor);
  return id > 0 && id <= LARGEST_ID ? id : null;
}

/**
 * An instant and an id of a cursor, as {@link decodeCursor} returns them; null if they are out of range.
 * @param largestId for a table with ids of more than 32 bits
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
 * The page of a list that a response holds, and the cursor of the next one; null at the end.
 * @param rows read with one more than `limit`, which tells whether there is a next page
 * @param positionOf encodes the last row shown
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
