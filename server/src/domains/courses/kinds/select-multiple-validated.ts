import type { DraftFields } from "@paso/contract";

import { multipleChoice, type SelectionBounds } from "./choice-rules.ts";
import { findUnknownIds, identifyOptions } from "./identify-options.ts";
import { draftKeyed, type KeyedContent, keyedLists, presentKeyed, revealKey } from "./keyed.ts";
import { itemIds, keyedOptions } from "./option.ts";
import { CHOICE_MINUTES, choiceText, draftFlag } from "./poll.ts";
import type { SectionKind } from "./section-kind.ts";

export interface SelectMultipleValidatedContent extends KeyedContent, SelectionBounds {
  type: "select-multiple-validated";
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
  lists: keyedLists,
  title: ({ question }) => question,
  text: choiceText,
  minutes: CHOICE_MINUTES,
  present: ({ content }) => ({
    ...presentKeyed(content),
    min: content.min,
    max: content.max,
  }),
  answer: {
    ...multipleChoice,
    reveal: revealKey,
    key: ({ options, finalQuiz }) => ({ options, finalQuiz }),
  },
};

function draft(
  content: Readonly<SelectMultipleValidatedContent>,
): DraftFields<"select-multiple-validated">["selectMultipleValidated"] {
  const { min, max, finalQuiz } = content;
  return { ...draftKeyed(content), min, max, final_quiz: draftFlag(finalQuiz) };
}
