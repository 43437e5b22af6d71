import type { DiplomaDesign } from "@paso/contract";

import type { DiplomaFacts } from "../../../database/tables/index.ts";
import type { CourseResult } from "../../learning/index.ts";

/** Whether as many answers in the final quizzes are right as the course asks for. */
export function isGoodEnough({ design, quiz }: Pick<DiplomaFacts, "design" | "quiz">): boolean {
  const { least_result: least } = design;
  if (least === null || quiz.questions === 0) return true;
  return quiz.right * 100 >= least * quiz.questions;
}

/** Whether pages are missing that had closed before the person finished them, and may not be. */
export function isMissingPages({
  design,
  result,
}: {
  design: DiplomaDesign;
  result: Pick<CourseResult, "missedPages">;
}): boolean {
  return result.missedPages > 0 && design.allow_missed_pages !== true;
}
