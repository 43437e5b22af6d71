import type { Recalls } from "@paso/contract";
import { and, asc, eq } from "drizzle-orm";

import { recallQuestions, recalls } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { CourseContent } from "../../courses/index.ts";
import { findAnsweredQuestions } from "./find-answered-questions.ts";
import { presentRecallQuestion } from "./present-recall-question.ts";

/** A person's recall dates of a course, and the latest questions. */
export async function findRecalls(
  ctx: Context,
  userId: number,
  course: CourseContent,
): Promise<Recalls> {
  const planned = await ctx.database
    .select()
    .from(recalls)
    .where(and(eq(recalls.userId, userId), eq(recalls.courseId, course.id)))
    .orderBy(asc(recalls.number));
  const latest = planned.findLast(({ askedAt }) => askedAt);
  const next = planned.find(({ askedAt }) => !askedAt);
  const { id, title, language } = course;
  return {
    course: { id, title, language },
    offered: planned.length > 0 || (await findAnsweredQuestions(ctx, course, userId)).length > 0,
    next_at: next?.dueAt.toISOString() ?? null,
    latest: latest
      ? { number: latest.number, questions: await findQuestions(ctx, course, latest.id) }
      : null,
  };
}

/** Omits those no longer in the course. */
async function findQuestions({ database }: Context, course: CourseContent, recallId: number) {
  const rows = await database
    .select()
    .from(recallQuestions)
    .where(eq(recallQuestions.recallId, recallId))
    .orderBy(asc(recallQuestions.position));
  return rows.flatMap((row) => {
    const section = course.sectionsById.get(row.sectionId);
    return section ? [presentRecallQuestion(section, row)] : [];
  });
}
