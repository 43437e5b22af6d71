import { getColumnTable, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Rows per statement of a cleaning job, to keep locks short. */
const BATCH = 500;

/**
 * Deletes batch after batch, each in its own transaction, until one is not full. Returns the
 * number of deleted rows.
 * @example
 * deleteInBatches(() =>
 *   database.delete(sessions).where(batchOf([sessions.tokenHash], lte(sessions.expiresAt, now))),
 * );
 */
export async function deleteInBatches(
  deleteBatch: () => PromiseLike<{ rowCount: number | null }>,
): Promise<number> {
  let total = 0;
  for (;;) {
    const { rowCount } = await deleteBatch();
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return total;
  }
}

/**
 * A batch of the rows that meet a condition, skipping those locked by another process.
 * @param key the columns that identify a row of their table
 */
export function batchOf(key: readonly [PgColumn, ...PgColumn[]], condition: SQL | undefined): SQL {
  const columns = sql.join([...key], sql`, `);
  return sql`(${columns}) in (
    select ${columns} from ${getColumnTable(key[0])} where ${condition} limit ${BATCH} for update skip locked)`;
}
