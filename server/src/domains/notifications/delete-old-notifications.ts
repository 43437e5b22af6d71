import { lte } from "drizzle-orm";

import { notifications } from "../../database/tables/index.ts";
import type { Context } from "../../platform/context.ts";
import { batchOf, deleteInBatches } from "../../platform/jobs/delete-in-batches.ts";

/** Retention of notifications in milliseconds. */
const KEPT = 365 * 86_400_000;

/** Deletes notifications past their retention. Returns how many. */
export function deleteOldNotifications({ database, clock }: Context): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT);
  return deleteInBatches(() =>
    database
      .delete(notifications)
      .where(batchOf([notifications.id], lte(notifications.createdAt, before))),
  );
}
