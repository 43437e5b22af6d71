import type { ComparedQuestion } from "@paso/contract";

import { type TextFigures, WHOLE_COURSE } from "../../../database/tables/index.ts";
import { answerKeyOf, choiceOf, type ContentSection, questionOf } from "../../courses/index.ts";
import {
  countClassAnswers,
  leaveOut,
  type LeftOut,
  presentSecondRound,
  type ScopedTallies,
} from "../../learning/index.ts";
import type { OwnAnswer } from "./find-given-answers.ts";
import { isShown } from "./is-shown.ts";

/** The fields that every question has. */
type Place = Pick<ComparedQuestion, "section_id" | "page_title" | "question" | "redirect_to">;

/** An answered question of choices. */
export interface AnsweredChoice {
  section: ContentSection;
  own: OwnAnswer & { optionIds: number[] };
  staff: readonly LeftOut[];
  tallies: ScopedTallies;
}

/** A question of choices, with what the others in a scope chose if there are enough of them. */
export function presentChoice(
  place: Place,
  { section: { content }, own, staff, tallies }: AnsweredChoice,
  { counted: scope, ownGroupId }: { counted: number; ownGroupId: number | null },
): ComparedQuestion {
  const { optionIds, firstOptionIds } = own;
  const choice = choiceOf(content);
  const options = choice?.options ?? [];
  const scopes = ownGroupId === null ? [WHOLE_COURSE] : [WHOLE_COURSE, ownGroupId];
  const others = leaveOut(tallies, {
    scope,
    isSingle: choice?.isSingle ?? false,
    answers: [{ optionIds, firstOptionIds, scopes }, ...staff],
  });
  const answers = isShown(others.people, scope) ? countClassAnswers(others.counted) : null;
  const isMoveShown = answers !== null && isShown(others.revised, scope);
  const key = answerKeyOf(content);
  return {
    kind: "choice",
    ...place,
    options: options.map(({ id, text }) => ({
      text,
      own: optionIds.includes(id),
      valid: key?.options.find((option) => option.id === id)?.valid ?? null,
      others: answers && (answers.last.get(id) ?? 0),
    })),
    others: answers && answers.people,
    second_round: isMoveShown ? presentSecondRound(options, answers.first, others.counted) : null,
    own_change: firstOptionIds && firstOptionIds.join() !== optionIds.join(),
  };
}

/** An opinion, with the average reception of opinions if there are enough of them. */
export function presentOpinion(
  place: Place,
  { likes, comments }: OwnAnswer,
  figures: TextFigures | undefined,
): ComparedQuestion {
  const each = (all: number) => Math.round((all / (figures?.published ?? 1)) * 10) / 10;
  return {
    kind: "opinion",
    ...place,
    likes,
    comments,
    others: figures
      ? {
          opinions: figures.published,
          likes: each(figures.likes),
          comments: each(figures.comments),
        }
      : null,
  };
}

/** Where a question is, and what it asks. */
export function presentPlace(
  section: ContentSection,
  { pageTitle, address }: { pageTitle: string; address: string },
): Place {
  return {
    section_id: section.id,
    page_title: pageTitle,
    question: questionOf(section.content) ?? "",
    redirect_to: address,
  };
}
