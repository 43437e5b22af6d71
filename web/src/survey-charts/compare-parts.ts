import type { QuestionFigures } from "@paso/contract";

/** One group, run or period of a comparison. */
export interface ComparedPart {
  name: string;
  answers: number;
  /** Response rate, 0 to 1; omitted if not reported. */
  rate?: number | null;
  /** Null if too few answered. */
  figures: QuestionFigures | null;
}

/** A comparison at a glance. */
export type Comparison =
  /** Fewer than two parts have figures. */
  | { kind: "none" }
  | { kind: "same"; mean: number }
  | {
      kind: "means";
      highest: { name: string; mean: number };
      lowest: { name: string; mean: number };
    }
  /** The number of parts that share the most frequent leading option. */
  | { kind: "leading"; option: number; parts: number; of: number }
  | { kind: "mixed" };

export function compareParts(parts: readonly ComparedPart[]): Comparison {
  const shown = parts.flatMap(({ name, figures }) => (figures ? [{ name, figures }] : []));
  if (shown.length < 2) return { kind: "none" };
  const means = shown
    .flatMap(({ name, figures: { mean } }) => (mean === null ? [] : [{ name, mean }]))
    .toSorted((one, other) => other.mean - one.mean);
  const [highest, lowest] = [means[0], means.at(-1)];
  if (highest && lowest && means.length > 1) {
    const { mean } = highest;
    return mean === lowest.mean ? { kind: "same", mean } : { kind: "means", highest, lowest };
  }
  const leading = shown.flatMap(({ figures }) => findLeading(figures) ?? []);
  const [most] = [...Map.groupBy(leading, (option) => option)]
    .map(([option, all]) => ({ option, parts: all.length }))
    .toSorted((one, other) => other.parts - one.parts);
  if (!most || most.parts * 2 <= shown.length) return { kind: "mixed" };
  return { kind: "leading", ...most, of: shown.length };
}

/** The index of the option that more people chose than any other; null in case of a tie. */
export function findLeading({ counts }: QuestionFigures): number | null {
  const most = Math.max(0, ...counts);
  const leaders = counts.flatMap((count, index) => (count === most ? [index] : []));
  return most > 0 && leaders.length === 1 ? (leaders[0] ?? null) : null;
}
