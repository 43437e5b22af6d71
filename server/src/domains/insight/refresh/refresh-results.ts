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
 * Recomputes the figures of a course and replaces the stored ones, unless they are still current: a caller
 * that waited for another refresh finds its result. Counts everything again, so that deleted answers,
 * people who left and sections that moved need no special case.
 */
export async function refreshResults(
  ctx: Context,
  { courseId }: { courseId: number },
): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    await inner.database.execute(
      sql`select pg_advisory_xact_lock(hashtext('course_results'), ${courseId})`,
    );
    // Read before counting: anything that arrives in the meantime makes the figures stale.
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
