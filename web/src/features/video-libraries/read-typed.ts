/**
 * Reads a length as it is typed, such as `4:05` or `1:02:03`.
 * @returns seconds; null where nothing is typed; undefined where it is no length
 */
export function readLength(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === "") return null;
  const parts = /^(?:(\d{1,2}):(?=\d\d:))?(\d{1,3}):([0-5]\d)$/.exec(text);
  if (!parts) return undefined;
  const [, hours = "0", minutes = "0", seconds = "0"] = parts;
  const length = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return length > 0 ? length : undefined;
}

/** Reads tags as they are typed: apart by commas. */
export function readTags(typed: string): string[] {
  return typed
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
}
