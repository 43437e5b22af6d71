import { type StudentSection, countWords } from "@paso/contract";

import { chosenOptions } from "./choose-option.ts";
import { isMultipleChoice } from "./section-options.ts";

/** What keeps an answer from being sent; `count` is how many options or words there are so far. */
export type AnswerGap =
  | { kind: "no-choice" }
  | { kind: "too-few-options"; min: number; count: number }
  | { kind: "no-text" }
  | { kind: "too-few-words"; min: number; count: number }
  | { kind: "too-many-words"; max: number; count: number };

/**
 * Says what an unsent answer still lacks; null once it can be sent.
 * `answer` is written as it travels, empty for none. A bound of 0 is no bound.
 */
export function findAnswerGap(section: StudentSection, answer: string): AnswerGap | null {
  const { min, max } = section;
  if (section.question_type === "textarea") {
    const count = countWords(answer);
    if (min && count < min) return { kind: "too-few-words", min, count };
    if (count === 0) return { kind: "no-text" };
    if (max && count > max) return { kind: "too-many-words", max, count };
    return null;
  }
  const count = chosenOptions(section, answer).length;
  if (isMultipleChoice(section) && min && min > 1 && count < min) {
    return { kind: "too-few-options", min, count };
  }
  return count === 0 ? { kind: "no-choice" } : null;
}
