import { lt } from "drizzle-orm";

import { datedResults } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { batchOf, deleteInBatches } from "../../../platform/jobs/delete-in-batches.ts";

/** Milliseconds for which readings by dates are kept; those still viewed are computed again. */
const KEPT = 7 * 86_400_000;

/** Deletes readings by dates that were not computed lately. */
export async function deleteOldReadings({ database, clock }: Context): Promise<void> {
  const { courseId, range, computedAt } = datedResults;
  const before = new Date(clock.now().getTime() - KEPT);
  await deleteInBatches(() =>
    database.delete(datedResults).where(batchOf([courseId, range], lt(computedAt, before))),
  );
}
