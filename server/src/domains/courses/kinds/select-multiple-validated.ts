import type { DraftFields } from "@paso/contract";

import { parseChoices, presentChoices } from "./answer.ts";
import { findUnknownIds, identifyOptions } from "./identify-options.ts";
import { draftKeyed, type KeyedContent, presentKeyed, revealKey } from "./keyed.ts";
import { itemIds, keyedOptions } from "./option.ts";
import { CHOICE_MINUTES, choiceText, draftFlag } from "./poll.ts";
import type { SectionKind } from "./section-kind.ts";

export interface SelectMultipleValidatedContent extends KeyedContent {
  type: "select-multiple-validated";
  /** Selections; a `max` of 0 is no bound. */
  min: number;
  max: number;
}

export const selectMultipleValidated: SectionKind<SelectMultipleValidatedContent> = {
  fromDraft: ({ selectMultipleValidated: draft }, previous) => ({
    type: "select-multiple-validated",
    question: draft.question,
    ...identifyOptions(keyedOptions(draft), previous, draft.item_ids),
    finalQuiz: draft.final_quiz === "true",
    min: draft.min,
    max: draft.max,
  }),
  toDraft: (content) => ({ selectMultipleValidated: draft(content) }),
  toForm: (content) => ({ selectMultipleValidated: { ...draft(content), ...itemIds(content) } }),
  unknownOptions: (content, { selectMultipleValidated: { item_ids } }) =>
    findUnknownIds(content, item_ids),
  title: ({ question }) => question,
  text: choiceText,
  minutes: CHOICE_MINUTES,
  present: ({ content }) => ({
    ...presentKeyed(content),
    min: content.min,
    max: content.max,
  }),
  answer: {
    question: ({ question }) => question,
    parse: (content, raw) => parseChoices(content.options, content, raw),
    present: ({ options }, answer) => presentChoices(options, answer),
    reveal: revealKey,
    choice: ({ options }) => ({ options, isSingle: false }),
    key: ({ options, finalQuiz }) => ({ options, finalQuiz }),
  },
};

function draft(
  content: Readonly<SelectMultipleValidatedContent>,
): DraftFields<"select-multiple-validated">["selectMultipleValidated"] {
  const { min, max, finalQuiz } = content;
  return { ...draftKeyed(content), min, max, final_quiz: draftFlag(finalQuiz) };
}
