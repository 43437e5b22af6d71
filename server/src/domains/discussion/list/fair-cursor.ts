import { decodeCursor, encodeCursor } from "../../../platform/cursor.ts";

/** Where the next part of a list in fair order begins. */
export interface FairCursor {
  /** Posts of this id and above were shown, unless they are newer than the first part. */
  before: number;
  /** Posts below that were shown already, because few had seen them. */
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
