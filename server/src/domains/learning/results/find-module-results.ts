import type { Context } from "../../../platform/context.ts";
import type { ContentModule, CourseContent } from "../../courses/index.ts";
import { finalQuizQuestions, findChoices, findExcusedPages, isRight } from "./final-quiz.ts";

/** A person's result in a module's final quiz. */
export interface ModuleResult {
  module: ContentModule;
  right: number;
  answered: number;
  questions: number;
}

/**
 * A person's results in the final quizzes of a course without excused pages, module by module; those
 * without a question left are omitted.
 */
export async function findModuleResults(
  ctx: Context,
  course: CourseContent,
  userId: number,
): Promise<ModuleResult[]> {
  const [chosen, excused] = await Promise.all([
    findChoices(ctx, userId, finalQuizQuestions(course.pages)),
    findExcusedPages(ctx, { userId, courseId: course.id }),
  ]);
  return course.modules.flatMap((module) => {
    const questions = finalQuizQuestions(module.pages.filter(({ id }) => !excused.has(id)));
    if (questions.length === 0) return [];
    const right = questions.filter((section) => isRight(section, chosen.get(section.id))).length;
    const answered = questions.filter(({ id }) => chosen.has(id)).length;
    return { module, right, answered, questions: questions.length };
  });
}
