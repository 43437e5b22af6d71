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

/** What is stored of a poll. */
export interface PollContent extends OptionList {
  question: string;
  /** `survey` questions draw nothing. */
  graphicType: GraphicType | "survey";
  /** Whether the answer may be changed once after seeing the others; left out is no. */
  twoRounds?: boolean;
  /** The staff's example answers; left out where the author gave no list. */
  examples?: string[];
}

type PollDraft = DraftFields<"radio">["radio"];

/** What a poll may have beside the rest; left out stays left out, so that an archive comes back as it was. */
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

/** What both kinds of poll have in a draft. */
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

/** Wire form of a yes or no in drafts. */
export function draftFlag(value: boolean): "true" | "false" {
  return value ? "true" : "false";
}

/** What students see of both kinds of poll. */
export function presentPoll({ question, options, graphicType, twoRounds }: Readonly<PollContent>) {
  return {
    content: presentOptions(options),
    question,
    two_rounds: twoRounds ?? false,
    graphic_type: graphicType,
  };
}

/** What the answer to a question with examples reveals. */
export function revealExamples({ examples }: { examples?: readonly string[] }) {
  return { examples: examples?.length ? [...examples] : null };
}

/** How a poll's answers are compared. */
export function pollRules({ graphicType, twoRounds }: Readonly<PollContent>): Poll {
  return { chart: graphicType === "survey" ? null : graphicType, twoRounds: twoRounds ?? false };
}

/** What a reader sees of a choice question in words. */
export function choiceText({ question, options }: Readonly<OptionList & { question: string }>) {
  return [question, optionsText(options)];
}
