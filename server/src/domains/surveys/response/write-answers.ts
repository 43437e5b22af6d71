import type { SurveyAnswer, SurveyAnswers, SurveyQuestion } from "@paso/contract";

/** Answers in words, question by question; skipped ones are omitted. */
export function writeAnswers(
  questions: readonly SurveyQuestion[],
  answers: SurveyAnswers,
): { question: string; answer: string }[] {
  return questions.flatMap((question) => {
    const answer = answers[question.id];
    if (answer === undefined) return [];
    return [{ question: question.text, answer: writeAnswer(question, answer) }];
  });
}

/** One answer in words. */
function writeAnswer(question: SurveyQuestion, answer: SurveyAnswer): string {
  if (typeof answer === "number") return String(answer);
  if (typeof answer === "string" && !("options" in question)) return answer;
  if (question.kind === "matrix") {
    const cells = Object.entries(answer as Record<string, string>);
    return question.rows
      .flatMap((row) => {
        const cell = cells.find(([id]) => id === row.id);
        return cell ? [`${row.text}: ${textOf(question.columns, cell[1])}`] : [];
      })
      .join("; ");
  }
  const options = "options" in question ? question.options : [];
  const chosen = typeof answer === "string" ? [answer] : (answer as string[]);
  return chosen.map((id) => textOf(options, id)).join("; ");
}

function textOf(parts: readonly { id: string; text: string }[], id: string): string {
  return parts.find((part) => part.id === id)?.text ?? "";
}
