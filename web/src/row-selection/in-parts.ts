/** Most rows that a call lists. */
const LISTED = "100";
/** Most ids that a call takes. */
const CHANGED = 500;

/** Reads a whole list, part by part. */
export async function readAllParts<Part extends { next_cursor: string | null }>(
  readPart: (page: { limit: string; cursor?: string }) => Promise<Part>,
): Promise<Part[]> {
  const parts: Part[] = [];
  let cursor: string | null = null;
  do {
    const part: Part = await readPart({ limit: LISTED, ...(cursor !== null && { cursor }) });
    parts.push(part);
    cursor = part.next_cursor;
  } while (cursor !== null);
  return parts;
}

/** Makes a call for as many at a time as it takes; returns the results. */
export async function changeInParts<Item, Result>(
  items: readonly Item[],
  change: (part: Item[]) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += CHANGED) {
    results.push(await change(items.slice(from, from + CHANGED)));
  }
  return results;
}
