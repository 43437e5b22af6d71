import { lte } from "drizzle-orm";

import { authoringDrafts } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { batchOf, deleteInBatches } from "../../../platform/jobs/delete-in-batches.ts";

/** Retention of an untouched draft: a term, in milliseconds. */
const KEPT = 90 * 86_400_000;

/** Deletes drafts not saved for 90 days. Returns how many. */
export function deleteOldDrafts({ database, clock }: Context): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT);
  return deleteInBatches(() =>
    database
      .delete(authoringDrafts)
      .where(
        batchOf(
          [authoringDrafts.userId, authoringDrafts.key],
          lte(authoringDrafts.savedAt, before),
        ),
      ),
  );
}
