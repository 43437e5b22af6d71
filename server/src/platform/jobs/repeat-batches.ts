/** Rows that one statement of a cleaning job deletes, so that no lock lasts long. */
export const BATCH = 500;

/**
 * Deletes batch after batch, each a transaction of its own, until one is not full. Returns how
 * many rows were deleted.
 * @param deleteBatch deletes at most {@link BATCH} rows and returns how many
 */
export async function repeatBatches(deleteBatch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await deleteBatch();
    total += deleted;
    if (deleted < BATCH) return total;
  }
}
