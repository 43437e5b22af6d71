import type { DiplomaFacts } from "../../../database/tables/index.ts";

/** Whether as many answers in the final quizzes are right as the course asks for. */
export function isGoodEnough({ design, quiz }: Pick<DiplomaFacts, "design" | "quiz">): boolean {
  const { least_result: least } = design;
  if (least === null || quiz.questions === 0) return true;
  return quiz.right * 100 >= least * quiz.questions;
}
