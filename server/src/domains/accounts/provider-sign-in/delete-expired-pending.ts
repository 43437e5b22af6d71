import { lte } from "drizzle-orm";

import { providerSignIns } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { batchOf, deleteInBatches } from "../../../platform/jobs/delete-in-batches.ts";

/** Deletes sign-ins that no browser came back from in time. Returns how many. */
export function deleteExpiredPending({ database, clock }: Context): Promise<number> {
  return deleteInBatches(() =>
    database
      .delete(providerSignIns)
      .where(batchOf([providerSignIns.stateHash], lte(providerSignIns.expiresAt, clock.now()))),
  );
}
