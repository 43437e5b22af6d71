import type { Cursor } from "./list-course-opinions.ts";

/** Writes the place after an opinion of staff's list as a cursor. */
export function encodeCursor({ id, openReports }: { id: string; openReports: number }): string {
  return `${openReports > 0 ? "reported" : "rest"}-${id}`;
}

/** Reads a cursor that {@link encodeCursor} wrote; nonsense begins at the top. */
export function decodeCursor(cursor: string | undefined): Cursor {
  const [, part, id] = /^(reported|rest)-(\d{1,15})$/.exec(cursor ?? "") ?? [];
  if (part === undefined) return { part: "reported", before: Number.MAX_SAFE_INTEGER };
  return { part: part === "rest" ? "rest" : "reported", before: Number(id) };
}
