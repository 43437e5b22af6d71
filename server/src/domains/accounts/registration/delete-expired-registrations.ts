import { lte } from "drizzle-orm";

import { registrations } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { batchOf, deleteInBatches } from "../../../platform/jobs/delete-in-batches.ts";

/** Deletes expired unconfirmed registrations. Returns how many. */
export function deleteExpiredRegistrations({ database, clock }: Context): Promise<number> {
  return deleteInBatches(() =>
    database
      .delete(registrations)
      .where(batchOf([registrations.id], lte(registrations.expiresAt, clock.now()))),
  );
}
