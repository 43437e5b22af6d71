import {
  ANSWERS_NEEDED,
  type ChoiceCounts,
  type GraphicType,
  type SecondRound,
} from "@paso/contract";

import { CHANGED_ANSWER, PEOPLE_OPTION } from "../../../database/tables/index.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { choiceOf, type ContentSection, type Option, pollOf } from "../../courses/index.ts";
import { applyMoves } from "../tallies/follow-moves.ts";
import type { QuestionTallies } from "../tallies/question-tallies.ts";

/** A person's own answer. */
export interface OwnAnswer {
  /** The last choice by option ids; null for free text. */
  optionIds: readonly number[] | null;
  /** The choice before the second round; null until that is answered. */
  firstOptionIds: readonly number[] | null;
  /** Whether the person has moved on to the next section. */
  finished: boolean;
}

/** An answered question as its chart needs it. */
export interface ChartedQuestion {
  section: ContentSection;
  own: OwnAnswer;
  tallies: QuestionTallies;
}

/** Whether a question's answers are charted: a poll outside surveys. */
export function isCharted({ content }: ContentSection): boolean {
  return chartOf(content) !== null;
}

/**
 * What everyone else chose, aligned with the current options; for a bar chart also the person's own
 * choice. Between two rounds, only the peers' first answers count. Throws `not_found` for questions
 * without a chart.
 */
export function countPeerAnswers(
  { section, own, tallies }: ChartedQuestion,
  graphicType?: GraphicType,
): ChoiceCounts {
  const chart = chartOf(section.content);
  if (!chart) throw notFound();
  const { options } = chart;
  const first = new Map(tallies.first);
  const last = applyMoves(first, tallies.moves);
  const mayRevise = mayStillRevise(section, own);
  const shown = mayRevise ? first : last;
  const chosen = options.map(({ id }) => (own.optionIds?.includes(id) ? 1 : 0));
  const people = first.get(PEOPLE_OPTION) ?? 1;
  return {
    mates_answers: alignWith(options, shown).map((count, index) => count - (chosen[index] ?? 0)),
    ...((graphicType ?? chart.graphicType) === "bar" ? { current_user_answers: chosen } : {}),
    mates_count: people - 1,
    answers_count: people,
    answers_needed: ANSWERS_NEEDED,
    second_round:
      chart.twoRounds && !mayRevise ? presentSecondRound(options, first, tallies) : null,
  };
}

/** Whether the person is between the rounds: answered once, not again, and not moved on. */
function mayStillRevise({ content }: ContentSection, own: OwnAnswer): boolean {
  return (pollOf(content)?.twoRounds ?? false) && own.firstOptionIds === null && !own.finished;
}

function chartOf(content: ContentSection["content"]) {
  const [choice, poll] = [choiceOf(content), pollOf(content)];
  return choice && poll?.chart
    ? { options: choice.options, graphicType: poll.chart, twoRounds: poll.twoRounds }
    : null;
}

/** How answers moved in a second round; shown once enough people answered twice to keep them anonymous. */
export function presentSecondRound(
  options: readonly Option[],
  first: ReadonlyMap<number, number>,
  { moves }: QuestionTallies,
): SecondRound {
  const countOf = (to: number) =>
    moves.find((move) => move[0] === PEOPLE_OPTION && move[1] === to)?.[2] ?? 0;
  const people = countOf(PEOPLE_OPTION);
  const isShown = people >= ANSWERS_NEEDED;
  const positionOf = (id: number) => options.findIndex((option) => option.id === id);
  const indexOf = (id: number) => (id === PEOPLE_OPTION ? null : positionOf(id));
  return {
    people_count: people,
    changed_count: isShown ? countOf(CHANGED_ANSWER) : 0,
    first_answers: alignWith(options, first),
    last_answers: alignWith(options, isShown ? applyMoves(first, moves) : first),
    moves: (isShown ? moves : [])
      .filter(([from, to]) => Math.max(from, to) > PEOPLE_OPTION)
      .map(([from, to, count]) => ({ from: indexOf(from), to: indexOf(to), people: count }))
      // Removed options are not shown.
      .filter(({ from, to }) => from !== -1 && to !== -1),
  };
}

function alignWith(options: readonly Option[], tallies: ReadonlyMap<number, number>): number[] {
  return options.map(({ id }) => tallies.get(id) ?? 0);
}
