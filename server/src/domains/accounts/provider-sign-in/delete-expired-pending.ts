import { lte } from "drizzle-orm";

import { providerSignIns } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { batchOf, deleteInBatches } from "../../../platform/jobs/delete-in-batches.ts";

/** Deletes expired sign-ins that no browser returned from. Returns how many. */
export function deleteExpiredPending({ database, clock }: Context): Promise<number> {
  return deleteInBatches(() =>
    database
      .delete(providerSignIns)
      .where(batchOf([providerSignIns.stateHash], lte(providerSignIns.expiresAt, clock.now()))),
  );
}
