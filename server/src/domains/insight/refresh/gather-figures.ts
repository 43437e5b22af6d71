import {
  type CheckedFigures,
  PEOPLE_OPTION,
  type PollFigures,
  type QuizFigures,
  type SectionFigures,
} from "../../../database/tables/index.ts";
import type { AskedSection } from "./asked-sections.ts";
import type { CheckedCount } from "./count-checked.ts";
import type { MoveCount, PollCount } from "./count-polls.ts";
import type { QuizCount } from "./count-quizzes.ts";
import type { StepCount } from "./count-steps.ts";
import type { TextCount } from "./count-texts.ts";

/** All counts of a portion of a course. */
export interface Counts {
  steps: readonly StepCount[];
  checked: readonly CheckedCount[];
  polls: readonly PollCount[];
  moves: readonly MoveCount[];
  texts: readonly TextCount[];
}

interface Placed {
  scope: number;
  sectionId: number;
}

const NOBODY: SectionFigures = { reached: 0, finished: 0, standing: 0, left: 0, seconds: null };

/** The figures of every section that anyone has touched, by scope. */
export function gatherSections(counts: Counts): (Placed & { figures: SectionFigures })[] {
  const found = new Map<string, Placed & { figures: SectionFigures }>();
  const add = ({ scope, sectionId }: Placed, figures: Partial<SectionFigures>) => {
    const key = `${scope} ${sectionId}`;
    const known = found.get(key)?.figures ?? NOBODY;
    found.set(key, { scope, sectionId, figures: { ...known, ...figures } });
  };
  for (const row of counts.steps) add(row, stepsOf(row));
  for (const [place, rows] of bySection(counts.checked)) add(place, { checked: checkedOf(rows) });
  const moves = new Map(bySection(counts.moves).map(([place, rows]) => [keyOf(place), rows]));
  for (const [place, rows] of bySection(counts.polls)) {
    add(place, { poll: pollOf(rows, moves.get(keyOf(place)) ?? []) });
  }
  for (const { scope, sectionId, ...texts } of counts.texts) add({ scope, sectionId }, { texts });
  return [...found.values()];
}

function stepsOf(row: StepCount): SectionFigures {
  const { reached, finished, standing, left, seconds, timed, hurried, stopSecond, stopPeople } =
    row;
  return {
    reached,
    finished,
    standing,
    left,
    seconds,
    ...(timed > 0 && { pace: { timed, hurried } }),
    ...(stopSecond !== null &&
      stopPeople !== null && { stop: { second: stopSecond, people: stopPeople } }),
  };
}

const keyOf = ({ scope, sectionId }: Placed) => `${scope} ${sectionId}`;

function bySection<Row extends Placed>(rows: readonly Row[]): [Placed, Row[]][] {
  return [...Map.groupBy(rows, keyOf).values()].flatMap((ofSection): [Placed, Row[]][] =>
    ofSection[0] ? [[ofSection[0], ofSection]] : [],
  );
}

function checkedOf(rows: readonly CheckedCount[]): CheckedFigures {
  const people = rows.find(({ optionId }) => optionId === PEOPLE_OPTION);
  // Thirds are meaningful only if no one is in two of them.
  const areThirds = people !== undefined && people.strong > 0 && !people.mixed;
  const chosen = (all: number, strong: number, weak: number) =>
    areThirds ? { all, strong, weak } : { all, strong: 0, weak: 0 };
  return {
    answers: people?.all ?? 0,
    right: chosen(people?.rightAll ?? 0, people?.rightStrong ?? 0, people?.rightWeak ?? 0),
    thirds: areThirds ? { strong: people.strong, weak: people.weak } : null,
    discrimination: people?.discrimination ?? null,
    options: Object.fromEntries(
      rows
        .filter(({ optionId }) => optionId !== PEOPLE_OPTION)
        .map(({ optionId, all, strong, weak }) => [optionId, chosen(all, strong, weak)]),
    ),
  };
}

function pollOf(rows: readonly PollCount[], moves: readonly MoveCount[]): PollFigures {
  const people = rows.find(({ optionId }) => optionId === PEOPLE_OPTION);
  return {
    answers: people?.last ?? 0,
    revised: people?.revised ?? 0,
    changed: people?.changed ?? 0,
    options: Object.fromEntries(
      rows
        .filter(({ optionId }) => optionId !== PEOPLE_OPTION)
        .map(({ optionId, last, first }) => [optionId, { last, first }]),
    ),
    moves: moves.map(({ from, to, people: moved }) => ({ from, to, people: moved })),
  };
}

/** The results of each final quiz that anyone began, by scope. */
export function gatherQuizzes(
  sections: readonly AskedSection[],
  rows: readonly QuizCount[],
): { scope: number; moduleId: number; figures: QuizFigures }[] {
  const quizzes = Map.groupBy(rows, ({ scope, moduleId }) => `${scope} ${moduleId}`);
  return [...quizzes.values()].flatMap((results) => {
    const [first] = results;
    if (!first) return [];
    const { scope, moduleId } = first;
    const questions = sections.filter(({ quiz }) => quiz === moduleId).length;
    const finished = results.filter(({ answered }) => answered === questions);
    const sumOf = (some: readonly QuizCount[]) => some.reduce((sum, { people }) => sum + people, 0);
    const byRight = Array.from({ length: questions + 1 }, (_, right) =>
      sumOf(finished.filter((result) => result.right === right)),
    );
    const figures = { questions, begun: sumOf(results), finished: sumOf(finished), byRight };
    return [{ scope, moduleId, figures }];
  });
}
