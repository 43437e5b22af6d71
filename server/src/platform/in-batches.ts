/** Rows held in memory at a time. */
const BATCH = 500;

/**
 * Rows of a list of any length.
 * @param read returns the rows after a given one, in a stable order; null for the first batch
 */
export async function* inBatches<Row>(
  read: (after: Row | null, limit: number) => PromiseLike<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | null = null;
  for (;;) {
    const rows: Row[] = await read(last, BATCH);
    yield* rows;
    last = rows.at(-1) ?? null;
    if (rows.length < BATCH) return;
  }
}
