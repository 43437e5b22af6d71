import { and, eq, isNotNull } from "drizzle-orm";

import { recallQuestions, recalls } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { answerKeyOf, type CourseContent } from "../../courses/index.ts";
import { findChoices, isRight } from "../../learning/index.ts";
import type { AnsweredQuestion } from "./choose-questions.ts";

/** Questions of a course with an answer key that a person answered, in course order. */
export async function findAnsweredQuestions(
  ctx: Context,
  course: Pick<CourseContent, "id" | "pages">,
  userId: number,
): Promise<AnsweredQuestion[]> {
  const questions = course.pages
    .flatMap(({ sections }) => sections)
    .filter(({ content }) => answerKeyOf(content));
  const chosen = await findChoices(ctx, userId, questions);
  const recalled = await findRecalled(ctx, course.id, userId);
  return questions
    .filter(({ id }) => chosen.has(id))
    .map((section) => ({
      sectionId: section.id,
      wasRight: isRight(section, chosen.get(section.id)),
      recalled: recalled.get(section.id) ?? null,
    }));
}

/** Whether recalled questions were answered correctly. */
async function findRecalled(
  { database }: Context,
  courseId: number,
  userId: number,
): Promise<Map<number, boolean>> {
  const rows = await database
    .select({ sectionId: recallQuestions.sectionId, isRight: recallQuestions.isRight })
    .from(recallQuestions)
    .innerJoin(recalls, eq(recalls.id, recallQuestions.recallId))
    .where(
      and(
        eq(recalls.userId, userId),
        eq(recalls.courseId, courseId),
        isNotNull(recallQuestions.isRight),
      ),
    )
    .orderBy(recalls.number);
  return new Map(rows.map(({ sectionId, isRight: right }) => [sectionId, right === true]));
}
