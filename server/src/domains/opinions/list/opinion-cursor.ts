/** Where in a list of opinions the next part begins. */
export interface Cursor {
  /** Every opinion of this id and above was shown, as far as it is not younger than the reading. */
  before: number;
  /** Opinions below, shown already because they were little seen. */
  shown: number[];
}

/** Where reading begins. */
export const TOP: Cursor = { before: Number.MAX_SAFE_INTEGER, shown: [] };

/** Most opinions that a place carries along: a cursor stays short. */
export const MOST_SHOWN = 60;

/** Writes a place as a cursor: its ids to the base of 36. */
export function encodeCursor({ before, shown }: Cursor): string {
  return [before, ...shown].map((id) => id.toString(36)).join("-");
}

/** Reads a cursor that {@link encodeCursor} wrote; nonsense begins at the top. */
export function decodeCursor(cursor: string | undefined): Cursor {
  if (!cursor || !/^[0-9a-z]{1,11}(-[0-9a-z]{1,11})*$/.test(cursor)) return TOP;
  const [before, ...shown] = cursor.split("-").map((id) => Number.parseInt(id, 36));
  const isPlace = before !== undefined && shown.length <= MOST_SHOWN;
  return isPlace && [before, ...shown].every((id) => Number.isSafeInteger(id) && id > 0)
    ? { before, shown }
    : TOP;
}
