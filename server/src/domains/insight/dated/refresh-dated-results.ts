import { eq, sql } from "drizzle-orm";

import { datedResults } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { loadCourseContent } from "../../courses/index.ts";
import { askedSections, portionsOf } from "../refresh/asked-sections.ts";
import { countFigures, type Figures } from "../refresh/count-figures.ts";
import { type DatedReading, findDatedState, rangeOf } from "./dated-state.ts";

/** Maximum number of readings kept per course: as many as a few people compare. */
const MOST_KEPT = 20;

/**
 * Computes the figures of those who joined a course within some dates, unless they are still current. Needs
 * the whole course's figures, which contain each student's score.
 */
export async function refreshDatedResults(ctx: Context, reading: DatedReading): Promise<void> {
  const { courseId, joined } = reading;
  await withTransaction(ctx, async (inner) => {
    // Separate from the whole course's lock, so that counting few people does not wait for counting all.
    await inner.database.execute(
      sql`select pg_advisory_xact_lock(hashtext('dated_results'), ${courseId})`,
    );
    const state = await findDatedState(inner, reading);
    if (!state || state.revision === null || state.isCurrent) return;
    const content = await loadCourseContent(inner.database, courseId);
    if (!content) return;
    const sections = askedSections(content);
    const figures = await countFigures(inner, {
      courseId,
      byGroup: false,
      joined,
      now: inner.clock.now(),
      sections,
      portions: portionsOf(sections, state.enrolled),
    });
    await storeReading(inner, reading, { figures, revision: state.revision });
  });
}

async function storeReading(
  { database, clock }: Context,
  { courseId, joined }: DatedReading,
  { figures, revision }: { figures: Figures; revision: number },
): Promise<void> {
  const values = {
    computedAt: clock.now(),
    revision,
    sections: Object.fromEntries(
      figures.sections.map(({ sectionId, figures: ofSection }) => [sectionId, ofSection]),
    ),
    quizzes: Object.fromEntries(
      figures.quizzes.map(({ moduleId, figures: ofQuiz }) => [moduleId, ofQuiz]),
    ),
  };
  const { courseId: course, range, computedAt } = datedResults;
  await database
    .insert(datedResults)
    .values({ courseId, range: rangeOf(joined), ...values })
    .onConflictDoUpdate({ target: [course, range], set: values });
  const old = database
    .select({ range })
    .from(datedResults)
    .where(eq(course, courseId))
    .orderBy(sql`${computedAt} desc, ${range}`)
    .offset(MOST_KEPT);
  await database.delete(datedResults).where(sql`${course} = ${courseId} and ${range} in ${old}`);
}
