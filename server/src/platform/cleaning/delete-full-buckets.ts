import { inArray, lte } from "drizzle-orm";

import { tokenBuckets } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";
import { BATCH, repeatBatches } from "../jobs/repeat-batches.ts";

/** Forgets token buckets that are full again. Returns how many. */
export function deleteFullBuckets({ database, clock }: Context): Promise<number> {
  return repeatBatches(async () => {
    const full = database
      .select({ key: tokenBuckets.key })
      .from(tokenBuckets)
      .where(lte(tokenBuckets.fullAt, clock.now()))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const { rowCount } = await database.delete(tokenBuckets).where(inArray(tokenBuckets.key, full));
    return rowCount ?? 0;
  });
}
