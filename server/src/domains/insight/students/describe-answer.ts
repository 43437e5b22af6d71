import type { WayAnswer } from "@paso/contract";

import { answerKeyOf, choiceOf, type ContentSection } from "../../courses/index.ts";
import type { GivenAnswer } from "./find-answers.ts";

/** An answer in the words of its question. */
export function describeAnswer({ content }: ContentSection, given: GivenAnswer): WayAnswer {
  const { optionIds, firstOptionIds, text } = given;
  if (optionIds === null) return text === null ? { type: "private" } : { type: "text", text };
  const options = choiceOf(content)?.options ?? [];
  const textsOf = (ids: readonly number[]) =>
    options.filter(({ id }) => ids.includes(id)).map((option) => option.text);
  const key = answerKeyOf(content);
  return {
    type: "choice",
    chosen: textsOf(optionIds),
    first: firstOptionIds && textsOf(firstOptionIds),
    right: key && key.options.every(({ id, valid }) => valid === optionIds.includes(id)),
  };
}
