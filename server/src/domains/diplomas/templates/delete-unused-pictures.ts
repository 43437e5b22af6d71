import { and, isNull, lte } from "drizzle-orm";

import { diplomaPictures } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { batchOf, deleteInBatches } from "../../../platform/jobs/delete-in-batches.ts";
import { daily, defineJob } from "../../../platform/jobs/job.ts";

/** As long as drafts are kept. */
const KEPT = 90 * 86_400_000;

/** Deletes pictures that no design was ever saved with; their bytes are deleted with unused files. */
export const deleteUnusedPicturesJob = defineJob({
  name: "diplomas.delete-unused-pictures",
  schedule: daily(3, 50),
  run: deleteUnusedPictures,
});

async function deleteUnusedPictures({ database, clock }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT);
  const { key, createdAt, usedAt } = diplomaPictures;
  await deleteInBatches(() =>
    database
      .delete(diplomaPictures)
      .where(batchOf([key], and(isNull(usedAt), lte(createdAt, before)))),
  );
}
