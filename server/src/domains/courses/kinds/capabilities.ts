import type { SectionType } from "@paso/contract";

import type { AnswerKey, Choice, OpinionRules, Poll } from "./section-kind.ts";
import { kindOf, type SectionContent, sectionKinds } from "./section-kinds.ts";

/** Capabilities of a section, whatever its kind; null if its kind lacks them. */

type Content = Readonly<SectionContent>;

/** The text of a question. */
export function questionOf(content: Content): string | null {
  return kindOf(content).answer?.question(content) ?? null;
}

/** The options of a question that is answered by choosing. */
export function choiceOf(content: Content): Choice | null {
  return kindOf(content).answer?.choice?.(content) ?? null;
}

/** How a poll compares its answers. */
export function pollOf(content: Content): Poll | null {
  return kindOf(content).answer?.poll?.(content) ?? null;
}

/** The answer key of a validated question. */
export function answerKeyOf(content: Content): AnswerKey | null {
  return kindOf(content).answer?.key?.(content) ?? null;
}

/** How free-text answers to a question are treated. */
export function opinionRulesOf(content: Content): OpinionRules | null {
  return kindOf(content).answer?.opinion?.(content) ?? null;
}

/** Kinds whose answers are opinions. */
export const OPINION_TYPES = (Object.keys(sectionKinds) as SectionType[]).filter(
  (type) => kindOf({ type }).answer?.opinion !== undefined,
);

/** Kinds that are answered by choosing. */
export const CHOICE_TYPES = (Object.keys(sectionKinds) as SectionType[]).filter(
  (type) => kindOf({ type }).answer?.choice !== undefined,
);

/** Whether a section asks for an answer. */
export function isQuestion(content: Content): boolean {
  return kindOf(content).answer !== undefined;
}
