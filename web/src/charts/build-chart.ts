import { isLongLabel } from "@paso/contract";

/** One answer of a chart. */
export interface ChartRow {
  /** 1-based position among the options. */
  number: number;
  /** The option's text. */
  text: string;
  /** The text's language, if known. */
  language?: string | undefined;
  /** The label of the bar: the text, or its number if one of the texts is too long. */
  label: string;
  /** Peers who chose it. */
  peers: number;
  /** Whether the viewer chose it. */
  own: boolean;
  /** Peers who chose it, of all who answered, 0 to 1: with several choices each, the sum is more than 1. */
  share: number;
}

export interface Chart {
  rows: ChartRow[];
  /** Whether numbers replace the labels, so that a legend is needed. */
  numbered: boolean;
  /** Value of the longest bar in people, at least 1. */
  most: number;
  /** Peers who answered. */
  peersCount: number;
}

/**
 * Arranges an answered question for drawing. A label over 30 characters turns all labels into numbers 1..n,
 * so that truncated labels cannot be confused.
 */
export function buildChart(
  options: readonly string[],
  peersAnswers: readonly number[],
  chosen: readonly number[],
  peersCount: number,
  language?: string,
): Chart {
  const numbered = options.some(isLongLabel);
  const rows = options.map((text, index) => {
    const peers = peersAnswers[index] ?? 0;
    return {
      number: index + 1,
      text,
      ...(language !== undefined && { language }),
      label: numbered ? String(index + 1) : text,
      peers,
      own: chosen.includes(index),
      share: peersCount === 0 ? 0 : peers / peersCount,
    };
  });
  return { rows, numbered, most: Math.max(1, ...rows.map((row) => row.peers)), peersCount };
}

/** A chart in one sentence. */
export type ChartFinding =
  | { kind: "none" }
  | { kind: "tie"; people: number; peersCount: number }
  | {
      /** `all`, `most` (more than half) or `more` than any other answer. */
      kind: "all" | "most" | "more";
      row: ChartRow;
      peersCount: number;
    };

/** What a chart says at a glance: the answer most peers gave. */
export function summarizeChart({ rows, peersCount }: Chart): ChartFinding {
  const most = Math.max(0, ...rows.map((row) => row.peers));
  const leaders = rows.filter((row) => row.peers === most);
  const [row] = leaders;
  if (peersCount === 0 || most === 0 || !row) return { kind: "none" };
  if (leaders.length > 1) return { kind: "tie", people: most, peersCount };
  if (most === peersCount) return { kind: "all", row, peersCount };
  return { kind: most * 2 > peersCount ? "most" : "more", row, peersCount };
}
