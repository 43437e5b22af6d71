/** Name of a file of the page, given `files/NAME`; null for every other address. */
export function nameOfFile(reference: string): string | null {
  return /^files\/([^/]+)$/.exec(reference)?.[1] ?? null;
}
