import { eq, sql } from "drizzle-orm";

import { rowBatches } from "../../../database/row-batches.ts";
import { courseResults, quizResults, sectionResults } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { CourseState } from "./course-state.ts";
import type { gatherQuizzes, gatherSections } from "./gather-figures.ts";

interface Computed {
  courseId: number;
  /** The version that was counted. */
  version: number;
  state: CourseState;
  sections: ReturnType<typeof gatherSections>;
  quizzes: ReturnType<typeof gatherQuizzes>;
}

/** Replaces the figures of a course. */
export async function storeFigures(
  { database, clock }: Context,
  { courseId, version, state, sections, quizzes }: Computed,
): Promise<void> {
  await database.delete(sectionResults).where(eq(sectionResults.courseId, courseId));
  for (const batch of rowBatches(sections)) {
    await database
      .insert(sectionResults)
      .values(batch.map(({ scope, ...row }) => ({ courseId, groupId: scope, ...row })));
  }
  await database.delete(quizResults).where(eq(quizResults.courseId, courseId));
  for (const batch of rowBatches(quizzes)) {
    await database
      .insert(quizResults)
      .values(batch.map(({ scope, ...row }) => ({ courseId, groupId: scope, ...row })));
  }
  const { enrolled, groups, lastStepAt } = state;
  const head = {
    computedAt: clock.now(),
    version,
    enrolled,
    groups,
    lastStepAt: lastStepAt === null ? null : new Date(lastStepAt),
  };
  const revision = sql`${courseResults.revision} + 1`;
  await database
    .insert(courseResults)
    .values({ courseId, ...head })
    .onConflictDoUpdate({ target: courseResults.courseId, set: { ...head, revision } });
}
