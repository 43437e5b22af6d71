import type { Context } from "../../../platform/context.ts";
import { conflict, notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import type { ContentSection, CourseMemory } from "../../courses/index.ts";
import { openReachablePage } from "../progression/open-reachable-page.ts";
import { reachedSections } from "../progression/progression.ts";
import { finalQuizQuestions, findChoices, findExcusedPages, isRight } from "./final-quiz.ts";

/** A final quiz question and the person's result. */
export interface QuizResult {
  section: ContentSection;
  isAnswered: boolean;
  /** Whether exactly the right options were chosen; false while unanswered. */
  isValid: boolean;
}

/**
 * The person's results in a module's final quiz questions, in course order, without excused pages. Throws `not_found` for
 * a section that is not a summary, `conflict` before it is reached.
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
  const excused = await findExcusedPages(ctx, { userId: actor.id, courseId: course.id });
  const questions = finalQuizQuestions(
    course.pages.filter(({ id, moduleId }) => moduleId === page.moduleId && !excused.has(id)),
  );
  const chosen = await findChoices(ctx, actor.id, questions);
  return questions.map((section) => ({
    section,
    isAnswered: chosen.has(section.id),
    isValid: isRight(section, chosen.get(section.id)),
  }));
}
