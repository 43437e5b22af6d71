import { z } from "zod";

import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import type { InstantRange } from "../../../platform/range-of-days.ts";
import { isSmall } from "../refresh/course-state.ts";
import { ensureResults, type ResultsAge } from "../refresh/ensure-results.ts";
import { refreshResults } from "../refresh/refresh-results.ts";
import { findDatedState } from "./dated-state.ts";
import { refreshDatedResults } from "./refresh-dated-results.ts";

const instantOf = (text: string | null) => (text === null ? null : new Date(text));

/** Computes the figures of those who joined a course within some dates, the course's before them. */
export const refreshDatedResultsJob = defineJob({
  name: "insight.refresh-dated-results",
  payload: z.object({
    courseId: z.int(),
    from: z.string().nullable(),
    before: z.string().nullable(),
  }),
  urgency: "background",
  async run(ctx: Context, { courseId, from, before }) {
    await refreshResults(ctx, { courseId });
    const joined = { from: instantOf(from), before: instantOf(before) };
    await refreshDatedResults(ctx, { courseId, joined });
  },
});

/**
 * Ensures that figures are up to date, as {@link ensureResults} does for the whole course: those of
 * a range of dates follow each computation of the course's. Few people are counted synchronously, however
 * large the course; many by a job, one per course at a time, while the earlier figures are shown.
 * @param joined null for everyone
 */
export async function ensureAudienceResults(
  ctx: Context,
  courseId: number,
  joined: InstantRange | null,
): Promise<ResultsAge> {
  const ofCourse = await ensureResults(ctx, courseId);
  if (joined === null) return ofCourse;
  const state = await findDatedState(ctx, { courseId, joined });
  if (!state || state.isCurrent) {
    return {
      computedAt: instantOf(state?.computedAt ?? null),
      isRefreshing: ofCourse.isRefreshing,
    };
  }
  if (state.revision === null || !isSmall(state)) {
    const payload = {
      courseId,
      from: joined.from?.toISOString() ?? null,
      before: joined.before?.toISOString() ?? null,
    };
    // Only one is queued at a time: viewers of other dates ask again.
    await enqueueJob(ctx, refreshDatedResultsJob, payload, { key: `dated-results:${courseId}` });
    return { computedAt: instantOf(state.computedAt), isRefreshing: true };
  }
  await refreshDatedResults(ctx, { courseId, joined });
  const after = await findDatedState(ctx, { courseId, joined });
  return {
    computedAt: instantOf(after?.computedAt ?? null),
    isRefreshing: ofCourse.isRefreshing,
  };
}
