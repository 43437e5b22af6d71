import { eq } from "drizzle-orm";

import { courseResults } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { refreshResultsJob, type ResultsAge } from "./ensure-results.ts";

/** Milliseconds for which students are shown the same figures. */
const SHOWN = 10 * 60_000;

/**
 * Like `ensureResults`, for students, who are many: no one waits for a count, and a course is counted for
 * them at most every ten minutes.
 */
export async function requestResults(ctx: Context, courseId: number): Promise<ResultsAge> {
  const [row] = await ctx.database
    .select({ computedAt: courseResults.computedAt })
    .from(courseResults)
    .where(eq(courseResults.courseId, courseId));
  const computedAt = row?.computedAt ?? null;
  if (computedAt && ctx.clock.now().getTime() - computedAt.getTime() < SHOWN) {
    return { computedAt, isRefreshing: false };
  }
  await enqueueJob(ctx, refreshResultsJob, { courseId }, { key: `results:${courseId}` });
  return { computedAt, isRefreshing: true };
}
