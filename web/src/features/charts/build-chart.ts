import { isLongLabel } from "@paso/contract";

/** One answer of a chart. */
export interface ChartRow {
  /** 1-based place among the options. */
  number: number;
  /** The option's text. */
  text: string;
  /** What stands beside the drawing: the text, or its number where a text is too long. */
  label: string;
  /** Course mates who chose it. */
  mates: number;
  /** Whether the viewer chose it. */
  own: boolean;
  /** Mates who chose it, of all choices made by mates, 0 to 1. */
  share: number;
}

export interface Chart {
  rows: ChartRow[];
  /** Whether numbers replace the labels, so that a legend is needed. */
  numbered: boolean;
  /** People of the longest bar, at least 1. */
  most: number;
  /** Course mates who answered. */
  matesCount: number;
}

/**
 * Arranges an answered question for drawing. Labels over 30 characters turn all labels into
 * numbers 1..n, so that no label is read for another option's.
 */
export function buildChart(
  options: readonly string[],
  matesAnswers: readonly number[],
  chosen: readonly number[],
  matesCount: number,
): Chart {
  const numbered = options.some(isLongLabel);
  const choices = matesAnswers.reduce((sum, count) => sum + count, 0);
  const rows = options.map((text, index) => {
    const mates = matesAnswers[index] ?? 0;
    return {
      number: index + 1,
      text,
      label: numbered ? String(index + 1) : text,
      mates,
      own: chosen.includes(index),
      share: choices === 0 ? 0 : mates / choices,
    };
  });
  return { rows, numbered, most: Math.max(1, ...rows.map((row) => row.mates)), matesCount };
}

/** A chart in one sentence. */
export type ChartFinding =
  | { kind: "nobody" }
  | { kind: "tie"; people: number; matesCount: number }
  | {
      /** `all`, `most` (more than half) or `more` than any other answer. */
      kind: "all" | "most" | "more";
      row: ChartRow;
      matesCount: number;
    };

/** What a chart says at a glance: the answer most mates gave. */
export function summarizeChart({ rows, matesCount }: Chart): ChartFinding {
  const most = Math.max(0, ...rows.map((row) => row.mates));
  const leaders = rows.filter((row) => row.mates === most);
  const [row] = leaders;
  if (matesCount === 0 || most === 0 || !row) return { kind: "nobody" };
  if (leaders.length > 1) return { kind: "tie", people: most, matesCount };
  if (most === matesCount) return { kind: "all", row, matesCount };
  return { kind: most * 2 > matesCount ? "most" : "more", row, matesCount };
}
