import type { SurveyQuestionResults } from "@paso/contract";

import { PEOPLE_OPTION } from "../../../database/tables/index.ts";
import type { SurveyTakers } from "../../learning/index.ts";
import { joinSmallPeriods } from "../statistics/small-parts-policy.ts";
import { type AnswerCounts, figuresOf, type OptionCounts, peopleOf } from "./answer-counts.ts";
import type { SurveyQuestion } from "./find-survey-questions.ts";

const DAY = 86_400_000;
/** Maximum time span shown by week, in milliseconds; longer ones are shown by month. */
const MOST_BY_WEEK = 26 * 7 * DAY;

type PeriodResult = SurveyQuestionResults["periods"][number];

/**
 * Whether answers are shown by week or by month. Never both: a month minus its weeks could reveal a few
 * people's answers.
 */
export function periodsOf(takers: readonly SurveyTakers[]): "week" | "month" {
  const times = takers.flatMap(({ firstAt, lastAt }) => [firstAt, lastAt]);
  const known = times.flatMap((time) => (time === null ? [] : [Date.parse(time)]));
  const span = known.length === 0 ? 0 : Math.max(...known) - Math.min(...known);
  return span > MOST_BY_WEEK ? "month" : "week";
}

/** A question's results over time, in periods large enough not to reveal anyone's answer. */
export function periodResults(
  { id, options }: SurveyQuestion,
  counts: AnswerCounts,
  by: "week" | "month",
): PeriodResult[] {
  const periods = counts.slicesOf(id).map((from) => {
    const ofPeriod = counts.of(id, from);
    return { from, ofPeriod, answers: peopleOf(ofPeriod) };
  });
  return joinSmallPeriods(periods).flatMap((joined) => {
    const [first, last] = [joined[0], joined.at(-1)];
    if (!first || !last) return [];
    const together = addUp(joined.map(({ ofPeriod }) => ofPeriod));
    return {
      from: first.from,
      to: lastDayOf(last.from, by),
      answers: together.get(PEOPLE_OPTION) ?? 0,
      figures: figuresOf(options, together),
    };
  });
}

function addUp(parts: readonly OptionCounts[]): OptionCounts {
  const sums = new Map<number, number>();
  for (const [option, people] of parts.flatMap((part) => [...part])) {
    sums.set(option, (sums.get(option) ?? 0) + people);
  }
  return sums;
}

/** @param from the first day of a week or month, `YYYY-MM-DD` */
function lastDayOf(from: string, by: "week" | "month"): string {
  const next = new Date(`${from}T00:00:00Z`);
  if (by === "week") next.setUTCDate(next.getUTCDate() + 7);
  else next.setUTCMonth(next.getUTCMonth() + 1);
  return new Date(next.getTime() - DAY).toISOString().slice(0, 10);
}
