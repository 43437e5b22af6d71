import { inArray, lte } from "drizzle-orm";

import { rateLimits } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";
import { BATCH, repeatBatches } from "../jobs/repeat-batches.ts";

/** Forgets attempts whose window is over. Returns the number of keys they were counted under. */
export function deletePastRateLimits({ database, clock }: Context): Promise<number> {
  return repeatBatches(async () => {
    const past = database
      .select({ key: rateLimits.key })
      .from(rateLimits)
      .where(lte(rateLimits.windowEndsAt, clock.now()))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const { rowCount } = await database.delete(rateLimits).where(inArray(rateLimits.key, past));
    return rowCount ?? 0;
  });
}
