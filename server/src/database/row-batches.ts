/** Rows sent in one statement; PostgreSQL takes at most 65,535 values. */
const BATCH = 1_000;

/** Rows in portions that one INSERT takes. */
export function* rowBatches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH);
}
