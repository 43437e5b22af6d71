import type { DraftFields } from "@paso/contract";

import { singleChoice } from "./choice-rules.ts";
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

export interface RadioContent extends PollContent {
  type: "radio";
}

export const radio: SectionKind<RadioContent> = {
  fromDraft: ({ radio: { question, items, item_ids, graphic_type, ...extras } }, previous) => ({
    type: "radio",
    question,
    ...identifyOptions(plainOptions(items), previous, item_ids),
    graphicType: graphic_type,
    ...pollExtras(extras),
  }),
  toDraft: (content) => ({ radio: draft(content) }),
  toForm: (content) => ({ radio: { ...draft(content), ...itemIds(content) } }),
  unknownOptions: (content, { radio: { item_ids } }) => findUnknownIds(content, item_ids),
  lists: pollLists,
  title: ({ question }) => question,
  text: choiceText,
  minutes: CHOICE_MINUTES,
  present: ({ content }) => presentPoll(content),
  answer: {
    ...singleChoice,
    reveal: revealExamples,
    poll: pollRules,
  },
};

function draft(content: Readonly<RadioContent>): DraftFields<"radio">["radio"] {
  const { fields, extras } = draftPoll(content);
  return { ...fields, ...extras };
}
