import type { SurveyAnswer, SurveyAnswers, SurveyQuestion } from "@paso/contract";

/** Earlier answers that still fit the questions, which may have changed since. */
export function fitAnswers(questions: readonly SurveyQuestion[], earlier: unknown): SurveyAnswers {
  if (typeof earlier !== "object" || earlier === null) return {};
  const answers: SurveyAnswers = {};
  for (const question of questions) {
    const answer = fitAnswer(question, (earlier as Record<string, unknown>)[question.id]);
    if (answer !== undefined) answers[question.id] = answer;
  }
  return answers;
}

function fitAnswer(question: SurveyQuestion, answer: unknown): SurveyAnswer | undefined {
  const has = (parts: readonly { id: string }[], id: unknown) =>
    parts.some((part) => part.id === id);
  switch (question.kind) {
    case "scale":
      return typeof answer === "number" ? answer : undefined;
    case "text":
      return typeof answer === "string" ? answer : undefined;
    case "single":
      return has(question.options, answer) ? (answer as string) : undefined;
    case "multiple":
      if (!Array.isArray(answer)) return undefined;
      return answer.filter((id): id is string => has(question.options, id));
    case "matrix":
      if (typeof answer !== "object" || answer === null) return undefined;
      return Object.fromEntries(
        Object.entries(answer as Record<string, string>).filter(
          ([row, column]) => has(question.rows, row) && has(question.columns, column),
        ),
      );
  }
}

/** Whether an answer is complete. */
export function isAnswered(question: SurveyQuestion, answer: SurveyAnswer | undefined): boolean {
  if (answer === undefined) return false;
  if (typeof answer === "string") return answer.trim() !== "";
  if (Array.isArray(answer)) return answer.length > 0;
  if (question.kind === "matrix") return Object.keys(answer).length === question.rows.length;
  return true;
}
