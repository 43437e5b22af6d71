import type { CheckedResult, PollResult, SectionResult, TextResult } from "@paso/contract";

import type {
  CheckedFigures,
  PollFigures,
  SectionFigures,
  TextFigures,
} from "../../../database/tables/index.ts";
import {
  answerKeyOf,
  choiceOf,
  type ContentSection,
  opinionRulesOf,
  pollOf,
} from "../../courses/index.ts";
import { titleOf } from "../figures/place-of.ts";

/** A section with its figures, and the names of what they count. */
export function presentSection(section: ContentSection, figures: SectionFigures): SectionResult {
  const { reached, finished, standing, left, seconds } = figures;
  return {
    id: section.id,
    step: section.index + 1,
    title: titleOf(section),
    kind: section.content.type,
    reached,
    finished,
    standing,
    left,
    seconds,
    question: presentQuestion(section, figures),
  };
}

function presentQuestion(
  { content }: ContentSection,
  { checked, poll, texts }: SectionFigures,
): SectionResult["question"] {
  const key = answerKeyOf(content);
  if (key) return presentChecked(key, checked ?? NO_ANSWERS);
  const asked = pollOf(content);
  const options = choiceOf(content)?.options ?? [];
  if (asked) return presentPoll(options, asked.twoRounds, poll ?? NO_VOTES);
  return opinionRulesOf(content) ? presentTexts(texts ?? NO_TEXTS) : null;
}

const NO_ANSWERS: CheckedFigures = {
  answers: 0,
  right: { all: 0, strong: 0, weak: 0 },
  thirds: null,
  discrimination: null,
  options: {},
};
const NO_VOTES: PollFigures = { answers: 0, options: {}, revised: 0, changed: 0, moves: [] };
const NO_TEXTS: TextFigures = {
  answers: 0,
  published: 0,
  hidden: 0,
  views: 0,
  likes: 0,
  comments: 0,
  lonely: 0,
  reports: 0,
};

type Key = NonNullable<ReturnType<typeof answerKeyOf>>;

function presentChecked(key: Key, figures: CheckedFigures): CheckedResult {
  const { answers, right, thirds, discrimination, options } = figures;
  return {
    type: "checked",
    answers,
    right: right.all,
    facility: answers === 0 ? null : right.all / answers,
    discrimination,
    strong: thirds && { people: thirds.strong, right: right.strong },
    weak: thirds && { people: thirds.weak, right: right.weak },
    options: key.options.map(({ id, text, valid }) => {
      const { all: chosen, strong, weak } = options[id] ?? { all: 0, strong: 0, weak: 0 };
      return { id, text, valid, chosen, strong, weak };
    }),
    removed: sumOfOthers(options, key.options, ({ all }) => all),
    final_quiz: key.finalQuiz,
  };
}

type Options = NonNullable<ReturnType<typeof choiceOf>>["options"];

function presentPoll(options: Options, twoRounds: boolean, figures: PollFigures): PollResult {
  const isThere = (id: number) => options.some((option) => option.id === id);
  return {
    type: "poll",
    answers: figures.answers,
    options: options.map(({ id, text }) => {
      const { last: chosen, first } = figures.options[id] ?? { last: 0, first: 0 };
      return { id, text, chosen, first };
    }),
    removed: sumOfOthers(figures.options, options, ({ last }) => last),
    second_round: twoRounds
      ? {
          answers: figures.revised,
          changed: figures.changed,
          moves: figures.moves.filter(({ from, to }) => isThere(from) && isThere(to)),
        }
      : null,
  };
}

/** How often options were chosen that the question no longer has. */
function sumOfOthers<Count>(
  counts: Record<string, Count>,
  options: Options,
  peopleOf: (count: Count) => number,
): number {
  const known = new Set(options.map(({ id }) => String(id)));
  return Object.entries(counts)
    .filter(([id]) => !known.has(id))
    .reduce((sum, [, count]) => sum + peopleOf(count), 0);
}

function presentTexts({ lonely, ...figures }: TextFigures): TextResult {
  return { type: "texts", ...figures, without_reply: lonely };
}
