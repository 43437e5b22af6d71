import { tokenBuckets } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";
import { batchOf, deleteInBatches } from "../jobs/delete-in-batches.ts";
import { surelyPast } from "../wrong-clock.ts";

/** Deletes token buckets that are full again. Returns how many. */
export function deleteFullBuckets({ database, clock }: Context): Promise<number> {
  return deleteInBatches(() =>
    database
      .delete(tokenBuckets)
      .where(batchOf([tokenBuckets.key], surelyPast(clock, tokenBuckets.fullAt))),
  );
}
