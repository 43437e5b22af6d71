import { and, eq } from "drizzle-orm";

import { enrolments } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { CourseContent } from "../../courses/index.ts";
import { finalQuizQuestions, findChoices, findExcusedPages, isRight } from "./final-quiz.ts";

/** A person's achievements in a course. */
export interface CourseResult {
  enrolledAt: Date;
  /** Null while the course is not finished. */
  finishedAt: Date | null;
  /** Lessons that had closed unfinished when the course was finished, and still are not. */
  missedPages: number;
  /** Across the final quizzes of all modules; zero questions if the course has none. */
  quiz: { right: number; questions: number };
}

/** A person's result in a course; null if they are not enrolled. */
export async function findCourseResult(
  ctx: Context,
  course: CourseContent,
  userId: number,
): Promise<CourseResult | null> {
  const [enrolment] = await ctx.database
    .select({
      enrolledAt: enrolments.enrolledAt,
      finishedAt: enrolments.finishedAt,
      missedPages: enrolments.missedPages,
    })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, course.id)));
  if (!enrolment) return null;
  const excused = await findExcusedPages(ctx, { userId, courseId: course.id });
  const questions = finalQuizQuestions(course.pages.filter(({ id }) => !excused.has(id)));
  const chosen = await findChoices(ctx, userId, questions);
  const right = questions.filter((section) => isRight(section, chosen.get(section.id))).length;
  return { ...enrolment, quiz: { right, questions: questions.length } };
}
