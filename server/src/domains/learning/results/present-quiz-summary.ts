import { questionOf } from "../../courses/index.ts";
import type { QuizResult } from "./summarise-final-quiz.ts";

/** Results numbered from 1, with their totals; no questions make 0 percent. */
export function presentQuizSummary(results: readonly QuizResult[]) {
  const valid = results.filter(({ isValid }) => isValid).length;
  return {
    questions: Object.fromEntries(
      results.map(({ section: { id, pageId, content }, isAnswered, isValid }, index) => [
        String(index + 1),
        {
          question: isAnswered ? questionOf(content) : null,
          is_valid: isValid,
          section_id: id,
          page_id: pageId,
        },
      ]),
    ),
    total_questions: results.length,
    valid_questions: valid,
    invalid_questions: results.length - valid,
    percentage: results.length === 0 ? 0 : Math.round((valid / results.length) * 100),
  };
}
