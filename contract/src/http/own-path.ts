const HERE = "http://here.invalid";

/**
 * A path of this site as given, or undefined. Rejects anything that a browser would resolve to
 * another site: `//host`, `/\host` and anything with control characters or spaces.
 */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\/(?![/\\])[\x21-\x7e]*$/.test(value)) return undefined;
  return new URL(value, HERE).origin === HERE ? value : undefined;
}
