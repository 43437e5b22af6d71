import { and, eq } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { answers, enrolments } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { answerKeyOf, type CourseContent } from "../../courses/index.ts";
import { isRight } from "./summarise-final-quiz.ts";

/** What a person has reached in a course. */
export interface CourseResult {
  enrolledAt: Date;
  /** Null while the course is not finished. */
  finishedAt: Date | null;
  /** Over the final quizzes of all modules; none of them where the course has none. */
  quiz: { right: number; questions: number };
}

/** A person's result in a course; null where they are not enrolled. */
export async function findCourseResult(
  { database }: Context,
  course: CourseContent,
  userId: number,
): Promise<CourseResult | null> {
  const [enrolment] = await database
    .select({ enrolledAt: enrolments.enrolledAt, finishedAt: enrolments.finishedAt })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, course.id)));
  if (!enrolment) return null;
  const questions = course.pages
    .flatMap((page) => page.sections)
    .filter(({ content }) => answerKeyOf(content)?.finalQuiz);
  const ids = questions.map(({ id }) => id);
  const rows = await database
    .select({ sectionId: answers.sectionId, optionIds: answers.optionIds })
    .from(answers)
    .where(and(eq(answers.userId, userId), isAnyOf(answers.sectionId, ids)));
  const chosen = new Map(rows.map(({ sectionId, optionIds }) => [sectionId, optionIds ?? []]));
  const right = questions.filter((section) => isRight(section, chosen.get(section.id))).length;
  return { ...enrolment, quiz: { right, questions: questions.length } };
}
