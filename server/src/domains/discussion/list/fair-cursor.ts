import { decodeCursor, encodeCursor } from "../../../platform/cursor.ts";

/** Cursor of a list in fair order. */
export interface FairCursor {
  /** Posts of this id and above were shown, unless they are newer than the first page. */
  before: number;
  /** Posts with lower ids that were already shown, because few people had seen them. */
  shown: number[];
}

/** The start of the list. */
export const TOP: FairCursor = { before: Number.MAX_SAFE_INTEGER, shown: [] };

/** Bounds `shown`, so that cursors stay short. */
export const MOST_SHOWN = 60;

export function encodeFairCursor({ before, shown }: FairCursor): string {
  return encodeCursor([before, ...shown]);
}

/** A missing or malformed cursor begins at the top. */
export function decodeFairCursor(cursor: string | undefined): FairCursor {
  const [before, ...shown] = decodeCursor(cursor, 1 + MOST_SHOWN);
  return before === undefined ? TOP : { before, shown };
}
