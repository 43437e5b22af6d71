import { and, eq } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { answers, pageFinishes } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { answerKeyOf, type ContentSection, type CourseContent } from "../../courses/index.ts";

/** Questions of these pages that count in a final quiz, in course order. */
export function finalQuizQuestions(pages: CourseContent["pages"]): ContentSection[] {
  return pages
    .flatMap((page) => page.sections)
    .filter(({ content }) => answerKeyOf(content)?.finalQuiz);
}

/** Ids of a course's pages that staff excused a person from: their questions are left out of quiz results. */
export async function findExcusedPages(
  { database }: Context,
  { userId, courseId }: { userId: number; courseId: number },
): Promise<ReadonlySet<number>> {
  const rows = await database
    .select({ pageId: pageFinishes.pageId })
    .from(pageFinishes)
    .where(
      and(
        eq(pageFinishes.userId, userId),
        eq(pageFinishes.courseId, courseId),
        pageFinishes.excused,
      ),
    );
  return new Set(rows.map(({ pageId }) => pageId));
}

/** The options that a person chose, by section; unanswered questions are left out. */
export async function findChoices(
  { database }: Context,
  userId: number,
  questions: readonly ContentSection[],
): Promise<Map<number, number[]>> {
  if (questions.length === 0) return new Map();
  const ids = questions.map(({ id }) => id);
  const rows = await database
    .select({ sectionId: answers.sectionId, optionIds: answers.optionIds })
    .from(answers)
    .where(and(eq(answers.userId, userId), isAnyOf(answers.sectionId, ids)));
  return new Map(rows.map(({ sectionId, optionIds }) => [sectionId, optionIds ?? []]));
}

/** Whether exactly the right options were chosen; an unanswered question is not right. */
export function isRight(
  { content }: ContentSection,
  chosen: readonly number[] | undefined,
): boolean {
  const key = answerKeyOf(content);
  if (!chosen || !key) return false;
  return key.options.every(({ id, valid }) => valid === chosen.includes(id));
}
