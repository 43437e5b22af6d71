/** Reads which versions of a page are shown from the query of an address: `?version=3&with=2`. */
export function readShownVersion(search: Record<string, unknown>): {
  version?: number | undefined;
  with?: number | undefined;
} {
  return { version: readNumber(search["version"]), with: readNumber(search["with"]) };
}

function readNumber(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
