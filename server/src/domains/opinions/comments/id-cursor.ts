/** Writes the id of the last thing shown as a cursor. */
export function encodeIdCursor(id: number): string {
  return Buffer.from(String(id)).toString("base64url");
}

/** Reads a cursor that {@link encodeIdCursor} wrote; nonsense begins at the start. */
export function decodeIdCursor(cursor: string | undefined): number | null {
  if (!cursor) return null;
  const id = Number(Buffer.from(cursor, "base64url").toString());
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
