import { lte } from "drizzle-orm";

import { pendingSignIns } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { batchOf, deleteInBatches } from "../../../platform/jobs/delete-in-batches.ts";

/** Deletes expired sign-ins that lack their second factor. Returns how many. */
export function deleteAbandonedSignIns({ database, clock }: Context): Promise<number> {
  return deleteInBatches(() =>
    database
      .delete(pendingSignIns)
      .where(batchOf([pendingSignIns.tokenHash], lte(pendingSignIns.expiresAt, clock.now()))),
  );
}
