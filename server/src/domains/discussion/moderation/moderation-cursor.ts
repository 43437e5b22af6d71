import { decodeCursor, encodeCursor } from "../../../platform/cursor.ts";

/** Cursor of staff's list: reported posts first, each part newest first. */
export interface ModerationCursor {
  part: "reported" | "rest";
  /** Posts of this id and above were shown. */
  before: number;
}

const TOP: ModerationCursor = { part: "reported", before: Number.MAX_SAFE_INTEGER };
const PARTS = ["reported", "rest"] as const;

/** The cursor after a post of the list. */
export function encodeModerationCursor(post: { id: string; openReports: number }): string {
  const part = post.openReports > 0 ? "reported" : "rest";
  return encodeCursor([1 + PARTS.indexOf(part), Number(post.id)]);
}

/** A missing or malformed cursor begins at the top. */
export function decodeModerationCursor(cursor: string | undefined): ModerationCursor {
  const [number = 0, before] = decodeCursor(cursor, 2);
  const part = PARTS[number - 1];
  return part && before !== undefined ? { part, before } : TOP;
}
