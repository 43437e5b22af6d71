import { and, lte } from "drizzle-orm";

import { announcements } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { batchOf, deleteInBatches } from "../../../platform/jobs/delete-in-batches.ts";
import { isUntouched } from "../announcement/is-untouched.ts";

/** Milliseconds for which the form of an announcement may stay open before anything is typed. */
const KEPT = 30 * 86_400_000;

/** Deletes announcements of at least 30 days that were begun and left at once. Returns how many. */
export function deleteUntouched({ database, clock }: Context): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT);
  return deleteInBatches(() =>
    database
      .delete(announcements)
      .where(batchOf([announcements.id], and(isUntouched, lte(announcements.createdAt, before)))),
  );
}
