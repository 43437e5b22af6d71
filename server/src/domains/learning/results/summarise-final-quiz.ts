import { and, eq } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { answers } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import {
  answerKeyOf,
  type ContentSection,
  type CourseContent,
  type CourseMemory,
} from "../../courses/index.ts";
import { openReachablePage } from "../progression/open-page.ts";
import { reachedSections } from "../progression/progression.ts";

/** A final quiz question and the person's result. */
export interface QuizResult {
  section: ContentSection;
  isAnswered: boolean;
  /** Whether exactly the right options were chosen; false while unanswered. */
  isValid: boolean;
}

/**
 * The person's results in a module's final quiz questions, in course order. Throws `not_found` for
 * a section that is no summary, `conflict` before it is reached.
 */
export async function summariseFinalQuiz(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  sectionId: number,
): Promise<QuizResult[]> {
  const pageId = await memory.locator.locatePageOfSection(ctx.database, sectionId);
  if (pageId === null) throw notFound();
  const { course, page, pageProgress } = await openReachablePage(ctx, memory, actor, pageId);
  const summary = page.sections.find(({ id }) => id === sectionId);
  if (summary?.content.type !== "final_quiz_resume") throw notFound();
  if (!reachedSections(page, pageProgress).includes(summary)) {
    throw conflict("out_of_order", "Finish the sections before this one first.");
  }
  const questions = finalQuizQuestions(course, page.moduleId);
  const chosen = await findChoices(ctx, actor, questions);
  return questions.map((section) => ({
    section,
    isAnswered: chosen.has(section.id),
    isValid: isRight(section, chosen.get(section.id)),
  }));
}

/** The questions that a module's final quiz summary counts, in course order. */
export function finalQuizQuestions(
  course: CourseContent,
  moduleId: number | null,
): ContentSection[] {
  return course.pages
    .filter((page) => page.moduleId === moduleId)
    .flatMap((page) => page.sections)
    .filter(({ content }) => answerKeyOf(content)?.finalQuiz);
}

async function findChoices(
  ctx: Context,
  actor: Actor,
  questions: readonly ContentSection[],
): Promise<Map<number, number[]>> {
  if (questions.length === 0) return new Map();
  const rows = await ctx.database
    .select({ sectionId: answers.sectionId, optionIds: answers.optionIds })
    .from(answers)
    .where(
      and(
        eq(answers.userId, actor.id),
        isAnyOf(
          answers.sectionId,
          questions.map(({ id }) => id),
        ),
      ),
    );
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
