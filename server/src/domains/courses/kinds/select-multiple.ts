import type { DraftFields } from "@paso/contract";

import { multipleChoice, type SelectionBounds } from "./choice-rules.ts";
import { findUnknownIds, identifyOptions } from "./identify-options.ts";
import { itemIds, plainOptions } from "./option.ts";
import {
  CHOICE_MINUTES,
  choiceText,
  draftPoll,
  type PollContent,
  pollExtras,
  pollLists,
  pollRules,
  presentPoll,
  revealExamples,
} from "./poll.ts";
import type { SectionKind } from "./section-kind.ts";

export interface SelectMultipleContent extends PollContent, SelectionBounds {
  type: "select-multiple";
}

export const selectMultiple: SectionKind<SelectMultipleContent> = {
  fromDraft({ selectMultiple: draft }, previous) {
    const { question, items, item_ids, graphic_type, min, max, ...extras } = draft;
    return {
      type: "select-multiple",
      question,
      ...identifyOptions(plainOptions(items), previous, item_ids),
      graphicType: graphic_type,
      min,
      max,
      ...pollExtras(extras),
    };
  },
  toDraft: (content) => ({ selectMultiple: draft(content) }),
  toForm: (content) => ({ selectMultiple: { ...draft(content), ...itemIds(content) } }),
  unknownOptions: (content, { selectMultiple: { item_ids } }) => findUnknownIds(content, item_ids),
  lists: pollLists,
  title: ({ question }) => question,
  text: choiceText,
  minutes: CHOICE_MINUTES,
  present: ({ content }) => ({
    ...presentPoll(content),
    min: content.min,
    max: content.max,
  }),
  answer: {
    ...multipleChoice,
    reveal: revealExamples,
    poll: pollRules,
  },
};

function draft(
  content: Readonly<SelectMultipleContent>,
): DraftFields<"select-multiple">["selectMultiple"] {
  const { fields, extras } = draftPoll(content);
  return { ...fields, min: content.min, max: content.max, ...extras };
}
