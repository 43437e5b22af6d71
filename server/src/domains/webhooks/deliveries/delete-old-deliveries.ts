import { lte } from "drizzle-orm";

import { webhookDeliveries } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { batchOf, deleteInBatches } from "../../../platform/jobs/delete-in-batches.ts";

/** Retention of deliveries in milliseconds. */
const KEPT = 30 * 86_400_000;

/** Deletes deliveries older than a month. Returns how many. */
export function deleteOldDeliveries({ database, clock }: Context): Promise<number> {
  const oldest = new Date(clock.now().getTime() - KEPT);
  return deleteInBatches(() =>
    database
      .delete(webhookDeliveries)
      .where(batchOf([webhookDeliveries.id], lte(webhookDeliveries.createdAt, oldest))),
  );
}
