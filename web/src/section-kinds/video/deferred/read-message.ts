/** Parses a message of a player's frame, or a part of one: an object or its JSON; null if it is neither. */
export function readMessage(data: unknown): Record<string, unknown> | null {
  if (typeof data === "object") return data as Record<string, unknown> | null;
  if (typeof data !== "string") return null;
  try {
    const parsed: unknown = JSON.parse(data);
    return typeof parsed === "object" ? (parsed as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
