import { ANSWERS_NEEDED } from "@paso/contract";

/**
 * Which parts of a whole keep their figures back, so that the answers of fewer than five people are
 * shown neither by themselves nor as what is left of the whole without the parts that are shown. A
 * small part alone would be such a rest: then the next larger one is kept back beside it.
 * @param answers of each part; together they are the whole, whose figures are shown
 * @returns whether each is kept back, in the same order
 */
export function hideSmallParts(answers: readonly number[]): boolean[] {
  const bySize = answers
    .map((count, index) => ({ count, index }))
    .toSorted((one, other) => one.count - other.count || one.index - other.index);
  const hidden = answers.map(() => false);
  let together = 0;
  for (const { count, index } of bySize) {
    const leavesTooFew = together > 0 && together < ANSWERS_NEEDED;
    if (count >= ANSWERS_NEEDED && !leavesTooFew) break;
    hidden[index] = true;
    together += count;
  }
  return hidden;
}

/**
 * Joins neighbouring periods until each has five answers; what is left at the end joins the last
 * one. Fewer than five answers in all are one period.
 */
export function joinSmallPeriods<Period extends { answers: number }>(
  periods: readonly Period[],
): Period[][] {
  const joined: Period[][] = [];
  let open: Period[] = [];
  for (const period of periods) {
    open.push(period);
    if (sumOf(open) < ANSWERS_NEEDED) continue;
    joined.push(open);
    open = [];
  }
  const last = joined.at(-1);
  if (last) last.push(...open);
  else if (open.length > 0) joined.push(open);
  return joined;
}

function sumOf(periods: readonly { answers: number }[]): number {
  return periods.reduce((sum, { answers }) => sum + answers, 0);
}
