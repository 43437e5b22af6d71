import type { SurveyAnswer, SurveyAnswers, SurveyQuestion } from "@paso/contract";

import { type FieldMessage, invalid } from "../../../platform/errors/domain-error.ts";

/**
 * Normalises answers for storage: in question order, whatever the input order, without empty ones.
 * @throws `invalid` with a message for each question with an invalid answer
 */
export function checkAnswers(
  questions: readonly SurveyQuestion[],
  answers: SurveyAnswers,
): SurveyAnswers {
  const issues: Record<string, FieldMessage[]> = {};
  const checked: SurveyAnswers = {};
  const known = new Set(questions.map(({ id }) => id));
  for (const id of Object.keys(answers)) {
    if (!known.has(id)) issues[`answers.${id}`] = ["This question is not in the survey any more."];
  }
  for (const question of questions) {
    const answer = answers[question.id];
    const read = answer === undefined ? null : readAnswer(question, answer);
    if (read === "unfit") issues[`answers.${question.id}`] = ["This answer does not fit."];
    else if (read !== null) checked[question.id] = read.answer;
    if (question.required && (read === null || (read !== "unfit" && !read.isWhole))) {
      issues[`answers.${question.id}`] = ["Answer this question."];
    }
  }
  if (Object.keys(issues).length > 0) throw invalid(issues);
  return checked;
}

/** A non-empty answer, and whether it is complete. */
interface ReadAnswer {
  answer: SurveyAnswer;
  isWhole: boolean;
}

function readAnswer(question: SurveyQuestion, answer: SurveyAnswer): ReadAnswer | "unfit" | null {
  switch (question.kind) {
    case "scale":
      return typeof answer === "number" ? { answer, isWhole: true } : "unfit";
    case "text":
      if (typeof answer !== "string") return "unfit";
      return answer.trim() === "" ? null : { answer: answer.trim(), isWhole: true };
    case "single":
      if (typeof answer !== "string") return "unfit";
      return has(question.options, answer) ? { answer, isWhole: true } : "unfit";
    case "multiple": {
      if (!Array.isArray(answer)) return "unfit";
      const chosen = new Set(answer);
      if (![...chosen].every((id) => has(question.options, id))) return "unfit";
      const ordered = question.options.map(({ id }) => id).filter((id) => chosen.has(id));
      return ordered.length === 0 ? null : { answer: ordered, isWhole: true };
    }
    case "matrix": {
      if (typeof answer !== "object" || Array.isArray(answer)) return "unfit";
      const cells = Object.entries(answer);
      const fits = cells.every(
        ([row, column]) => has(question.rows, row) && has(question.columns, column),
      );
      if (!fits) return "unfit";
      return cells.length === 0 ? null : { answer, isWhole: cells.length === question.rows.length };
    }
  }
}

function has(parts: readonly { id: string }[], id: string): boolean {
  return parts.some((part) => part.id === id);
}
