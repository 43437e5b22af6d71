import type { DraftLists } from "./draft-lists.ts";
import {
  draftKey,
  type KeyedOption,
  type OptionList,
  optionLists,
  presentOptions,
} from "./option.ts";

/** The stored content of a question with an answer key. */
export interface KeyedContent extends OptionList<KeyedOption> {
  question: string;
  /** Whether the module's final quiz summary counts it. */
  finalQuiz: boolean;
}

/** The lists in the drafts of both validated kinds. */
export const keyedLists = {
  ...optionLists,
  valid_items: {},
  reasons: {
    "Use at most 5000 characters.": "The reason of option {number} has more than 5000 characters.",
  },
} satisfies DraftLists;

/** Draft fields common to both validated kinds, except `final_quiz`. */
export function draftKeyed({ question, options }: Readonly<KeyedContent>) {
  return { question, ...draftKey({ options }) };
}

/** Student view common to both validated kinds. */
export function presentKeyed({ question, options, finalQuiz }: Readonly<KeyedContent>) {
  return { content: presentOptions(options), question, final_quiz: finalQuiz };
}

/** The answer key as shown to students, aligned with the options. */
export function revealKey({ options }: Readonly<KeyedContent>) {
  return {
    valid_items: options.map(({ valid }) => valid),
    reasons: options.map(({ reason }) => reason),
  };
}
