import { z } from "zod";

import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { findCourseState, isCurrent, isSmall } from "./course-state.ts";
import { refreshResults } from "./refresh-results.ts";

/** Recomputes the figures of a course. */
export const refreshResultsJob = defineJob({
  name: "insight.refresh-results",
  payload: z.object({ courseId: z.int() }),
  urgency: "background",
  run: refreshResults,
});

/** The age of a course's figures after this call. */
export interface ResultsAge {
  /** Null if they have not been computed yet. */
  computedAt: Date | null;
  /** Whether new ones are being computed. */
  isRefreshing: boolean;
}

/**
 * Ensures that figures are up to date: those of a small course synchronously, those of a large one by a job,
 * while the earlier ones are shown. Lazy: nothing is computed for a course that no one looks at.
 */
export async function ensureResults(ctx: Context, courseId: number): Promise<ResultsAge> {
  const state = await findCourseState(ctx, courseId);
  const computedAt = state?.computedAt ? new Date(state.computedAt) : null;
  if (!state || isCurrent(state, ctx.clock.now())) return { computedAt, isRefreshing: false };
  if (!isSmall(state)) {
    await enqueueJob(ctx, refreshResultsJob, { courseId }, { key: `results:${courseId}` });
    return { computedAt, isRefreshing: true };
  }
  await refreshResults(ctx, { courseId });
  const after = await findCourseState(ctx, courseId);
  return {
    computedAt: after?.computedAt ? new Date(after.computedAt) : null,
    isRefreshing: false,
  };
}
