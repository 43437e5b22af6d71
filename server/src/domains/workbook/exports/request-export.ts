import { randomUUID } from "node:crypto";

import type { Locale, WorkbookFormat } from "@paso/contract";
import { and, eq, sql } from "drizzle-orm";

import { workbookExports } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";
import { beginTrackedJob } from "../../../platform/tracked-jobs/tracked-job.ts";
import { cleanFileName } from "../../files/index.ts";
import type { CourseProgress } from "../../learning/index.ts";
import { bookWords } from "../document/book-words.ts";
import { deleteFileJob } from "./delete-file-job.ts";
import { exportSteps, makeExportJob } from "./make-export-job.ts";

const DAY = 86_400;
const KEPT_DAYS = 7;

interface Wanted {
  userId: number;
  /** Null for all courses. */
  courseId: number | null;
  format: WorkbookFormat;
  locale: Locale;
}

/**
 * Requests a file of a workbook, which replaces the previous one.
 * @param books the courses in it
 * @returns the id of the job that makes it
 * @throws `rate_limited` after thirty a day
 */
export async function requestExport(
  ctx: Context,
  books: readonly CourseProgress[],
  { userId, courseId, format, locale }: Wanted,
): Promise<number> {
  await countAttempt(ctx, { key: `workbook-export:${userId}`, attempts: 30, seconds: DAY });
  return withTransaction(ctx, async (inner) => {
    const { database, clock } = inner;
    const [before] = await database
      .delete(workbookExports)
      .where(
        and(
          eq(workbookExports.userId, userId),
          sql`${workbookExports.courseId} is not distinct from ${courseId}`,
          eq(workbookExports.format, format),
        ),
      )
      .returning({ storageKey: workbookExports.storageKey });
    if (before) await enqueueJob(inner, deleteFileJob, before);
    const storageKey = `workbook-${randomUUID()}`;
    const courseIds = books.map(({ course }) => course.id);
    const jobId = await beginTrackedJob(inner, makeExportJob, {
      userId,
      input: { storageKey, courseIds, format, locale },
      total: exportSteps(courseIds.length),
    });
    const requestedAt = clock.now();
    const { title } = bookWords[locale];
    const name = courseId === null ? title : `${title} - ${books[0]?.course.title ?? ""}`;
    await database.insert(workbookExports).values({
      userId,
      courseId,
      format,
      jobId,
      storageKey,
      name: cleanFileName(`${name}.${format}`),
      requestedAt,
      expiresAt: new Date(requestedAt.getTime() + KEPT_DAYS * DAY * 1000),
    });
    return jobId;
  });
}
