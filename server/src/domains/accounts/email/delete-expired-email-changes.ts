import { lte } from "drizzle-orm";

import { emailChanges } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { batchOf, deleteInBatches } from "../../../platform/jobs/delete-in-batches.ts";

/** Deletes changes of addresses that were not confirmed in time. Returns how many. */
export function deleteExpiredEmailChanges({ database, clock }: Context): Promise<number> {
  return deleteInBatches(() =>
    database
      .delete(emailChanges)
      .where(batchOf([emailChanges.userId], lte(emailChanges.expiresAt, clock.now()))),
  );
}
