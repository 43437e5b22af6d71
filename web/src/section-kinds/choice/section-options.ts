import type { Question } from "../question/question-kind.ts";

/** A question with options to choose from. */
export type ChoiceSection = Extract<Question, { content: Record<string, string> }>;

/** A question with several choices, within bounds. */
export type MultipleSection = Extract<ChoiceSection, { min: number }>;

/** A question's option texts, in the author's order: integer-like keys, which objects keep in order. */
export function sectionOptions({ content }: ChoiceSection): string[] {
  return Object.values(content);
}

/** Whether several options may be chosen. */
export function isMultipleChoice(section: ChoiceSection): section is MultipleSection {
  return section.min !== null;
}
