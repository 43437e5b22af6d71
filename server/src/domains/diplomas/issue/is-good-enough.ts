import type { DiplomaDesign } from "@paso/contract";

import type { DiplomaFacts } from "../../../database/tables/index.ts";
import type { CourseResult } from "../../learning/index.ts";

/** Whether the final quizzes have as many right answers as the course requires. */
export function isGoodEnough({ design, quiz }: Pick<DiplomaFacts, "design" | "quiz">): boolean {
  const { least_result: least } = design;
  if (least === null || quiz.questions === 0) return true;
  return quiz.right * 100 >= least * quiz.questions;
}

/** Whether pages closed before the person finished them, although the design requires all pages. */
export function isMissingPages({
  design,
  result,
}: {
  design: DiplomaDesign;
  result: Pick<CourseResult, "missedPages">;
}): boolean {
  return result.missedPages > 0 && design.allow_missed_pages !== true;
}
