/**
 * Parses a typed length, such as `4:05` or `1:02:03`.
 * @returns seconds; null if empty; undefined if invalid
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

/** Parses typed tags, separated by commas. */
export function readTags(typed: string): string[] {
  return typed
    .split(",")
    .map((tag) => tag.trim())
    .filter(Boolean);
}
