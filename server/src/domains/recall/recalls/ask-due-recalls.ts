import { and, eq, isNull, lte, sql } from "drizzle-orm";

import { courses, enrolments, recallQuestions, recalls } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { emit } from "../../../platform/outbox/outbox.ts";
import { type CourseContent, loadCourseContent } from "../../courses/index.ts";
import { chooseQuestions } from "./choose-questions.ts";
import { findAnsweredQuestions } from "./find-answered-questions.ts";
import { recallDue } from "./recall-events.ts";

/** Recalls per query. */
const BATCH = 500;

type Due = Awaited<ReturnType<typeof findDue>>[number];

/** Sends all due recalls; those of courses without questions are dropped silently. */
export async function askDueRecalls(ctx: Context): Promise<void> {
  for (;;) {
    const due = await findDue(ctx);
    let course: CourseContent | null = null;
    for (const recall of due) {
      // Ordered by course.
      if (course?.id !== recall.courseId) {
        course = await loadCourseContent(ctx.database, recall.courseId);
      }
      const content = recall.isTaken ? course : null;
      await withTransaction(ctx, (inner) => ask(inner, recall, content));
    }
    if (due.length < BATCH) return;
  }
}

function findDue({ database, clock }: Context) {
  return database
    .select({
      id: recalls.id,
      userId: recalls.userId,
      courseId: recalls.courseId,
      number: recalls.number,
      isTaken: sql<boolean>`exists (
        select from ${enrolments} join ${courses} on ${courses.id} = ${enrolments.courseId}
        where ${enrolments.userId} = ${recalls.userId}
          and ${enrolments.courseId} = ${recalls.courseId}
          and ${courses.status} = 'published' and ${courses.deletedAt} is null)`,
    })
    .from(recalls)
    .where(and(isNull(recalls.askedAt), lte(recalls.dueAt, clock.now())))
    .orderBy(recalls.courseId, recalls.id)
    .limit(BATCH);
}

/** @param content null if the person no longer takes the course */
async function ask(ctx: Context, recall: Due, content: CourseContent | null): Promise<void> {
  const { id, userId, courseId, number } = recall;
  const isThis = and(eq(recalls.id, id), isNull(recalls.askedAt));
  const answered = content ? await findAnsweredQuestions(ctx, content, userId) : [];
  const chosen = chooseQuestions(answered, id);
  if (chosen.length === 0) {
    await ctx.database.delete(recalls).where(isThis);
    return;
  }
  const asked = await ctx.database
    .update(recalls)
    .set({ askedAt: ctx.clock.now() })
    .where(isThis)
    .returning();
  // Dropped or asked meanwhile.
  if (asked.length === 0) return;
  await ctx.database.insert(recallQuestions).values(
    chosen.map(({ sectionId, wasRight }, position) => ({
      recallId: id,
      sectionId,
      position,
      wasRight,
    })),
  );
  await emit(ctx, recallDue, { userId, courseId, number });
}
