import { randomUUID } from "node:crypto";

import type { Locale } from "@paso/contract";
import { eq } from "drizzle-orm";

import { dataExports } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";
import { beginTrackedJob } from "../../../platform/tracked-jobs/tracked-job.ts";
import { deleteExportBytesJob } from "../personal-data/delete-export-bytes.ts";
import { exportDataJob, EXPORT_STEPS } from "./export-data-job.ts";

const DAY = 86_400;

/**
 * Requests a copy of a person's data, which replaces the previous one.
 * @returns the id of the job that makes it
 * @throws `rate_limited` after five a day
 */
export async function requestExport(
  ctx: Context,
  { userId, locale }: { userId: number; locale: Locale },
): Promise<number> {
  await countAttempt(ctx, { key: `data-export:${userId}`, attempts: 5, seconds: DAY });
  return withTransaction(ctx, async (inner) => {
    const { database, clock } = inner;
    const [before] = await database
      .delete(dataExports)
      .where(eq(dataExports.userId, userId))
      .returning({ storageKey: dataExports.storageKey });
    if (before) await enqueueJob(inner, deleteExportBytesJob, before);
    const storageKey = `export-${randomUUID()}`;
    const input = { storageKey, locale };
    const jobId = await beginTrackedJob(inner, exportDataJob, {
      userId,
      input,
      total: EXPORT_STEPS,
    });
    const requestedAt = clock.now();
    const expiresAt = new Date(requestedAt.getTime() + DAY * 1000);
    await database
      .insert(dataExports)
      .values({ userId, jobId, storageKey, requestedAt, expiresAt });
    return jobId;
  });
}
