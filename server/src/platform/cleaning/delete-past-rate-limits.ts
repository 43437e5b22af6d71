import { rateLimits } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";
import { batchOf, deleteInBatches } from "../jobs/delete-in-batches.ts";
import { surelyPast } from "../wrong-clock.ts";

/** Deletes attempts whose window is over. Returns the number of keys they were counted under. */
export function deletePastRateLimits({ database, clock }: Context): Promise<number> {
  return deleteInBatches(() =>
    database
      .delete(rateLimits)
      .where(batchOf([rateLimits.key], surelyPast(clock, rateLimits.windowEndsAt))),
  );
}
