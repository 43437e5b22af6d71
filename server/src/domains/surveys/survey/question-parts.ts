import type { SurveyQuestion } from "@paso/contract";

/** A part of a question that answers refer to, and the form field of its text. */
interface QuestionPart {
  id: string;
  text: string;
  /** For example `options.2`. */
  field: string;
}

/** Options, or rows and columns; empty if answers refer to none. */
export function partsOf(question: SurveyQuestion): QuestionPart[] {
  const number = (list: "options" | "rows" | "columns", parts: { id: string; text: string }[]) =>
    parts.map((part, index) => ({ ...part, field: `${list}.${index}` }));
  if (question.kind === "matrix") {
    return [...number("rows", question.rows), ...number("columns", question.columns)];
  }
  return "options" in question ? number("options", question.options) : [];
}
