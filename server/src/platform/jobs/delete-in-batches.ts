import { getColumnTable, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Rows that one statement of a cleaning job deletes, so that no lock lasts long. */
const BATCH = 500;

/**
 * Deletes batch after batch, each a transaction of its own, until one is not full. Returns how
 * many rows were deleted.
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
 * A batch of the rows that meet a condition, passing over those that another process holds.
 * @param key the columns that identify a row of their table
 */
export function batchOf(key: readonly [PgColumn, ...PgColumn[]], condition: SQL | undefined): SQL {
  const columns = sql.join([...key], sql`, `);
  return sql`(${columns}) in (
    select ${columns} from ${getColumnTable(key[0])} where ${condition} limit ${BATCH} for update skip locked)`;
}
