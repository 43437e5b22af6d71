import { and, inArray, lte } from "drizzle-orm";

import { files } from "../../database/tables/index.ts";
import { withTransaction } from "../../database/with-transaction.ts";
import type { Context } from "../../platform/context.ts";
import { enqueueJob } from "../../platform/jobs/enqueue-jobs.ts";
import { deleteBytesJob } from "./delete-bytes-job.ts";
import { findReferences } from "./find-references.ts";

/** Grace period in milliseconds for a file to be referred to after it was last stored. */
const KEPT = 86_400_000;
/** Small, because the foreign keys are checked for each deleted row. */
const BATCH = 100;

/**
 * Deletes files that were last stored more than a day ago and that no row refers to. Their bytes are
 * deleted by a job that is enqueued in the same transaction. Returns the number of deleted files.
 */
export async function deleteOrphanedFiles(ctx: Context): Promise<number> {
  let total = 0;
  for (;;) {
    const deleted = await withTransaction(ctx, deleteBatch);
    total += deleted;
    if (deleted < BATCH) return total;
  }
}

async function deleteBatch(ctx: Context): Promise<number> {
  const { database, clock } = ctx;
  const before = new Date(clock.now().getTime() - KEPT);
  const unreferenced = await findReferences(ctx);
  const locked = await database
    .select({ id: files.id })
    .from(files)
    .where(and(lte(files.createdAt, before), unreferenced))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  if (locked.length === 0) return 0;
  // Checked again with the rows locked: a reference may have been added before the lock.
  const ids = locked.map(({ id }) => id);
  const deleted = await database
    .delete(files)
    .where(and(inArray(files.id, ids), unreferenced))
    .returning({ storageKey: files.storageKey });
  const storageKeys = deleted.map(({ storageKey }) => storageKey);
  if (storageKeys.length > 0) await enqueueJob(ctx, deleteBytesJob, { storageKeys });
  return deleted.length;
}
