import { ANSWERS_NEEDED } from "@paso/contract";

/**
 * Which parts of a whole must withhold their figures, so that the answers of fewer than five people are
 * neither shown directly nor revealed by subtracting the shown parts from the whole. If a small part
 * alone could be derived that way, the next larger one is withheld, too.
 * @param answers of each part; together they are the whole, whose figures are shown
 * @returns whether each is withheld, in the same order
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
 * Joins neighbouring periods until each has five answers; any remainder joins the last one. Fewer than
 * five answers in total form one period.
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
