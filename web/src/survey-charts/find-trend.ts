import type { QuestionFigures } from "@paso/contract";

import type { ComparedPart } from "./compare-parts.ts";

/** A figure of a run or period that has one. */
export interface TrendPoint {
  name: string;
  /** Its position among all parts, including those without figures: 0 is the first, 1 the last. */
  at: number;
  value: number;
}

type Figure = "mean" | "net_promoter_score";

/**
 * One figure across the parts, the earliest first.
 * @returns nothing if fewer than two parts have it: that is no trend
 */
export function findTrend(parts: readonly ComparedPart[], figure: Figure): readonly TrendPoint[] {
  const last = parts.length - 1;
  const points = parts.flatMap(({ name, figures }, index) => {
    const value = figureOf(figures, figure);
    return value === null ? [] : [{ name, at: index / last, value }];
  });
  return points.length < 2 ? [] : points;
}

/** The labelled points of the line: its ends, its highest and its lowest. */
export function findNamed(points: readonly TrendPoint[]): ReadonlySet<TrendPoint> {
  const byValue = points.toSorted((one, other) => one.value - other.value);
  const named = [points[0], points.at(-1), byValue[0], byValue.at(-1)];
  return new Set(named.filter((point) => point !== undefined));
}

function figureOf(figures: QuestionFigures | null, figure: Figure): number | null {
  return figures ? figures[figure] : null;
}
