import type { QuestionFigures } from "@paso/contract";

import { scaleValues } from "./scale-values.ts";

/** A value of a scale and how many people chose it. */
type Grade = readonly [value: number, people: number];

/** On scales up to ten, promoters are at or above the first, detractors at or below the second. */
const PROMOTERS_FROM = 9;
const DETRACTORS_TO = 6;

/**
 * The figures of a question's answers. Choices of removed options do not count in the mean.
 * @param counts people by the chosen option's id
 */
export function summariseChoices(
  options: readonly { id: number; text: string }[],
  counts: ReadonlyMap<number, number>,
): QuestionFigures {
  const chosen = options.map(({ id }) => counts.get(id) ?? 0);
  const values = scaleValues(options) ?? [];
  const grades = values.map((value, index): Grade => [value, chosen[index] ?? 0]);
  return {
    counts: chosen,
    removed: sumOf([...counts.values()]) - sumOf(chosen),
    mean: meanOf(grades),
    median: medianOf(grades),
    net_promoter_score: promoterScoreOf(grades),
  };
}

function meanOf(grades: readonly Grade[]): number | null {
  const people = peopleOf(grades);
  if (people === 0) return null;
  const mean = sumOf(grades.map(([value, count]) => value * count)) / people;
  return Math.round(mean * 100) / 100;
}

/** The median; between two values, their midpoint. */
function medianOf(grades: readonly Grade[]): number | null {
  const people = peopleOf(grades);
  if (people === 0) return null;
  const ascending = grades.toSorted(([one], [other]) => one - other);
  const valueAt = (position: number): number => {
    let passed = 0;
    const found = ascending.find(([, count]) => (passed += count) > position);
    return found?.[0] ?? 0;
  };
  return (valueAt(Math.floor((people - 1) / 2)) + valueAt(Math.floor(people / 2))) / 2;
}

function promoterScoreOf(grades: readonly Grade[]): number | null {
  const values = grades.map(([value]) => value);
  const people = peopleOf(grades);
  if (people === 0 || Math.max(...values) !== 10 || Math.min(...values) > 1) return null;
  const promoters = peopleOf(grades.filter(([value]) => value >= PROMOTERS_FROM));
  const detractors = peopleOf(grades.filter(([value]) => value <= DETRACTORS_TO));
  // Adding 0 turns -0 into 0.
  return Math.round(((promoters - detractors) / people) * 100) + 0;
}

function peopleOf(grades: readonly Grade[]): number {
  return sumOf(grades.map(([, people]) => people));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
