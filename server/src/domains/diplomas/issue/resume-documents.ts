import { and, asc, eq, gt, isNotNull, isNull, lt } from "drizzle-orm";

import { diplomas, diplomaVersions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { defineJob, everyQuarter } from "../../../platform/jobs/job.ts";
import { makeDocumentJob } from "./make-document.ts";

/** Milliseconds after which a job that has made no document is considered lost with its worker. */
const LOST = 10 * 60_000;
/** A failure that lasts so long is permanent: its job says why. */
const GIVEN_UP = 86_400_000;
/** Per run. */
const MOST = 500;

/** Makes the documents whose worker was killed: the queue itself would retry only after hours. */
export const resumeDocumentsJob = defineJob({
  name: "diplomas.resume-documents",
  schedule: everyQuarter,
  run: resumeDocuments,
});

async function resumeDocuments(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  const unmade = await ctx.database
    .select({ diplomaId: diplomaVersions.diplomaId, version: diplomaVersions.version })
    .from(diplomaVersions)
    .innerJoin(diplomas, eq(diplomas.id, diplomaVersions.diplomaId))
    .where(
      and(
        isNull(diplomaVersions.fileId),
        isNotNull(diplomas.userId),
        lt(diplomaVersions.createdAt, new Date(now - LOST)),
        gt(diplomaVersions.createdAt, new Date(now - GIVEN_UP)),
      ),
    )
    .orderBy(asc(diplomaVersions.createdAt))
    .limit(MOST);
  for (const version of unmade) {
    // If the first job is merely late, one of the two finds nothing to do.
    const key = `${makeDocumentJob.name} ${version.diplomaId} ${version.version}`;
    await enqueueJob(ctx, makeDocumentJob, version, { key });
  }
}
