import { sql } from "drizzle-orm";

import { forReports } from "../../../database/replica.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { type CourseContent, loadCourseContent } from "../../courses/index.ts";
import { askedSections, portionsOf } from "./asked-sections.ts";
import { countFigures } from "./count-figures.ts";
import { type CourseState, findCourseState, isCurrent } from "./course-state.ts";
import { scoreStudents, type Score } from "./score-students.ts";
import { storeFigures } from "./store-figures.ts";
import { storeScores } from "./store-scores.ts";

/**
 * Computes the figures of a course anew and puts them in the place of those that are kept, unless they are
 * still current: whoever waited for another refresh finds its result. Counts everything again, so that answers that
 * were deleted, people who left and sections that moved need no rule of their own.
 */
export async function refreshResults(
  ctx: Context,
  { courseId }: { courseId: number },
): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    await inner.database.execute(
      sql`select pg_advisory_xact_lock(hashtext('course_results'), ${courseId})`,
    );
    // Before anything is counted: what comes in meanwhile makes the figures old.
    const state = await findCourseState(inner, courseId);
    if (!state || isCurrent(state, inner.clock.now())) return;
    const content = await loadCourseContent(inner.database, courseId);
    if (content) await computeResults(inner, content, state);
  });
}

async function computeResults(
  ctx: Context,
  content: CourseContent,
  state: CourseState,
): Promise<void> {
  const sections = askedSections(content);
  const { id: courseId } = content;
  const of = { courseId, byGroup: state.groups > 1, now: ctx.clock.now() };
  const portions = portionsOf(sections, state.enrolled);
  const reading = await forReports(ctx);
  const scores = new Map<number, Score>();
  for (const portion of portions)
    await scoreStudents(reading, { ...of, joined: null, sections: portion }, scores);
  await storeScores(ctx, courseId, scores);
  const figures = await countFigures(ctx, { ...of, joined: null, sections, portions });
  await storeFigures(ctx, { state, version: content.version, courseId, ...figures });
}
