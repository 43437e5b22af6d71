import { lte } from "drizzle-orm";

import { webhookDeliveries } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { batchOf, deleteInBatches } from "../../../platform/jobs/delete-in-batches.ts";

/** For how long deliveries are kept, in milliseconds. */
const KEPT = 30 * 86_400_000;

/** Deletes what webhooks were told a month ago. Returns how many. */
export function deleteOldDeliveries({ database, clock }: Context): Promise<number> {
  const oldest = new Date(clock.now().getTime() - KEPT);
  return deleteInBatches(() =>
    database
      .delete(webhookDeliveries)
      .where(batchOf([webhookDeliveries.id], lte(webhookDeliveries.createdAt, oldest))),
  );
}
