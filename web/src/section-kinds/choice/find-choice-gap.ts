import { chosenOptions } from "./choose-option.ts";
import { type ChoiceSection, isMultipleChoice } from "./section-options.ts";

/** What keeps a choice from being sent; `count` is the number of options chosen so far. */
export type ChoiceGap =
  | { kind: "no-choice" }
  | { kind: "too-few-options"; min: number; count: number };

/** Finds what an unsent choice still lacks; null once it can be sent. A bound of 0 is no bound. */
export function findChoiceGap(section: ChoiceSection, answer: string): ChoiceGap | null {
  const count = chosenOptions(section, answer).length;
  const min = isMultipleChoice(section) ? section.min : 0;
  if (min > 1 && count < min) return { kind: "too-few-options", min, count };
  return count === 0 ? { kind: "no-choice" } : null;
}
