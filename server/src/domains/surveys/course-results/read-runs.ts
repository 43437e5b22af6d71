import type { QuestionFigures, QuestionResult } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import type { Option } from "../../courses/index.ts";
import { countSurveyAnswers, countSurveyTakers } from "../../learning/index.ts";
import { AnswerCounts, figuresOf, presentResult } from "./answer-counts.ts";
import { findRuns, type RunCourse } from "./find-runs.ts";
import { findSurveyQuestions, type SurveyQuestion } from "./find-survey-questions.ts";

/** A question's result in one run. */
export interface QuestionRun {
  course: RunCourse;
  result: QuestionResult;
}

/** Results of questions in every run the person may see, by question; oldest run first. */
export async function readRuns(
  ctx: Context,
  actor: Actor,
  asked: readonly SurveyQuestion[],
): Promise<Map<number, QuestionRun[]>> {
  const results = new Map<number, QuestionRun[]>(asked.map(({ id }) => [id, []]));
  const runs = await findRuns(
    ctx,
    actor,
    asked.map(({ id }) => id),
  );
  for (const { course, questions: related } of runs) {
    const questions = (await findSurveyQuestions(ctx, course.id)) ?? [];
    const input = { courseId: course.id, sectionIds: questions.map(({ id }) => id) };
    const [takers, rows] = await Promise.all([
      countSurveyTakers(ctx, input),
      countSurveyAnswers(ctx, { ...input, by: "all" }),
    ]);
    const counts = new AnswerCounts(rows);
    const reached = takers.reduce((sum, one) => sum + one.reached, 0);
    for (const { ofId, id, sharedBelow } of related) {
      const question = questions.find((one) => one.id === id);
      const wanted = asked.find((one) => one.id === ofId);
      if (!question || !wanted) continue;
      const all = counts.of(id);
      const own = figuresOf(question.options, all);
      const figures = own && alignFigures(own, question.options, wanted.options, sharedBelow);
      results.get(ofId)?.push({ course, result: presentResult(all, reached, figures) });
    }
  }
  return results;
}

/**
 * Maps one run's counts to another run's options: options match if they existed before the copy, or were
 * later added to both with the same text.
 */
function alignFigures(
  figures: QuestionFigures,
  options: readonly Option[],
  wanted: readonly Option[],
  sharedBelow: number,
): QuestionFigures {
  const counts = wanted.map(({ id, text }) => {
    const index = options.findIndex((option) =>
      id < sharedBelow ? option.id === id : option.id >= sharedBelow && option.text === text,
    );
    return figures.counts[index] ?? 0;
  });
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
  return {
    ...figures,
    counts,
    removed: figures.removed + sumOf(figures.counts) - sumOf(counts),
  };
}
