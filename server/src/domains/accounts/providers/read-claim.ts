/** What a provider states about a person: claims, or attributes. */
export type Claims = Readonly<Record<string, unknown>>;

/**
 * The values of a claim, as strings; none if it is missing. A name with dots is a path into nested
 * claims, such as `realm_access.roles`, unless a claim has exactly that name.
 */
export function readClaim(claims: Claims, name: string): string[] {
  const found = Object.hasOwn(claims, name) ? claims[name] : follow(claims, name.split("."));
  return [found].flat().flatMap((value: unknown) => {
    const isPlain = ["string", "number", "boolean"].includes(typeof value);
    return isPlain ? [String(value)] : [];
  });
}

/** The first value of a claim, trimmed; empty if there is none. */
export function readText(claims: Claims, name: string): string {
  return name === "" ? "" : (readClaim(claims, name)[0] ?? "").trim();
}

function follow(claims: Claims, path: readonly string[]): unknown {
  let at: unknown = claims;
  for (const part of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, part)) return undefined;
    at = (at as Claims)[part];
  }
  return at;
}
