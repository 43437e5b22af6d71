/** Rows per statement; PostgreSQL accepts at most 65,535 parameters. */
const BATCH = 1_000;

/** Splits rows into batches that fit one INSERT. */
export function* rowBatches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH);
}
