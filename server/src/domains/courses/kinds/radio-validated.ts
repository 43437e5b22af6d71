import type { DraftFields } from "@paso/contract";

import { singleChoice } from "./choice-rules.ts";
import { findUnknownIds, identifyOptions } from "./identify-options.ts";
import { draftKeyed, type KeyedContent, keyedLists, presentKeyed, revealKey } from "./keyed.ts";
import { itemIds, keyedOptions } from "./option.ts";
import { CHOICE_MINUTES, choiceText, draftFlag } from "./poll.ts";
import type { SectionKind } from "./section-kind.ts";

export interface RadioValidatedContent extends KeyedContent {
  type: "radio-validated";
}

export const radioValidated: SectionKind<RadioValidatedContent> = {
  fromDraft: ({ radioValidated: draft }, previous) => ({
    type: "radio-validated",
    question: draft.question,
    ...identifyOptions(keyedOptions(draft), previous, draft.item_ids),
    finalQuiz: draft.final_quiz === "true",
  }),
  toDraft: (content) => ({ radioValidated: draft(content) }),
  toForm: (content) => ({ radioValidated: { ...draft(content), ...itemIds(content) } }),
  unknownOptions: (content, { radioValidated: { item_ids } }) => findUnknownIds(content, item_ids),
  lists: keyedLists,
  title: ({ question }) => question,
  text: choiceText,
  minutes: CHOICE_MINUTES,
  present: ({ content }) => presentKeyed(content),
  answer: {
    ...singleChoice,
    reveal: revealKey,
    key: ({ options, finalQuiz }) => ({ options, finalQuiz }),
  },
};

function draft(
  content: Readonly<RadioValidatedContent>,
): DraftFields<"radio-validated">["radioValidated"] {
  return { ...draftKeyed(content), final_quiz: draftFlag(content.finalQuiz) };
}
