import type { DraftFields, GraphicType } from "@paso/contract";

import type { DraftLists } from "./draft-lists.ts";
import {
  draftOptions,
  type OptionList,
  optionLists,
  optionsText,
  presentOptions,
} from "./option.ts";
import type { Poll } from "./section-kind.ts";

/** Minutes to choose. */
export const CHOICE_MINUTES = 0.5;

/** The stored content of a poll. */
export interface PollContent extends OptionList {
  question: string;
  /** `survey` questions have no chart. */
  graphicType: GraphicType | "survey";
  /** Whether the answer may be changed once after seeing the others; omitted means no. */
  twoRounds?: boolean;
  /** The staff's example answers; omitted if the author gave no list. */
  examples?: string[];
}

type PollDraft = DraftFields<"radio">["radio"];

/** Optional fields of a poll; omitted ones stay omitted, so that archives round-trip unchanged. */
export function pollExtras({
  two_rounds,
  examples,
}: Pick<PollDraft, "two_rounds" | "examples">): Pick<PollContent, "twoRounds" | "examples"> {
  return {
    ...(two_rounds !== undefined && { twoRounds: two_rounds === "true" }),
    ...(examples && { examples }),
  };
}

/** The lists in the drafts of both kinds of poll. */
export const pollLists = { ...optionLists, examples: {} } satisfies DraftLists;

/** Draft fields common to both kinds of poll. */
export function draftPoll(content: Readonly<PollContent>) {
  const { question, graphicType, twoRounds, examples } = content;
  if (graphicType === "survey") throw new Error("A survey's question lies outside its survey.");
  return {
    fields: { question, ...draftOptions(content), graphic_type: graphicType },
    extras: {
      ...(twoRounds !== undefined && { two_rounds: draftFlag(twoRounds) }),
      ...(examples && { examples: [...examples] }),
    },
  };
}

/** Wire form of a boolean in drafts. */
export function draftFlag(value: boolean): "true" | "false" {
  return value ? "true" : "false";
}

/** Student view common to both kinds of poll. */
export function presentPoll({ question, options, graphicType, twoRounds }: Readonly<PollContent>) {
  return {
    content: presentOptions(options),
    question,
    two_rounds: twoRounds ?? false,
    graphic_type: graphicType,
  };
}

/** What answering a question with examples reveals. */
export function revealExamples({ examples }: { examples?: readonly string[] }) {
  return { examples: examples?.length ? [...examples] : null };
}

/** How a poll's answers are compared. */
export function pollRules({ graphicType, twoRounds }: Readonly<PollContent>): Poll {
  return { chart: graphicType === "survey" ? null : graphicType, twoRounds: twoRounds ?? false };
}

/** The text of a choice question as shown to readers. */
export function choiceText({ question, options }: Readonly<OptionList & { question: string }>) {
  return [question, optionsText(options)];
}
