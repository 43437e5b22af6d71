import type { GradeScale } from "@paso/contract";

/** How a course is graded. */
export interface Scheme {
  scale: GradeScale;
  decimals: number;
}

/** A student's marks in a module, without excused pages. */
export interface Marks {
  weight: number;
  questions: number;
  right: number;
}

/** A share between 0 and 1, as an exact fraction. */
interface Share {
  of: bigint;
  all: bigint;
}

/** The minimum percentage for each letter. */
const LETTERS = [
  ["A", 90n],
  ["B", 80n],
  ["C", 70n],
  ["D", 60n],
] as const;

/**
 * A student's grade: the weighted mean of what they got right in each module. An unanswered question
 * counts as wrong; a module without questions, or without weight, does not count. Computed in integers,
 * so that halves are always rounded up.
 * @returns null if nothing counts
 */
export function computeGrade(
  { scale, decimals }: Scheme,
  modules: readonly Marks[],
): { value: string; percent: string } | null {
  const share = weigh(modules);
  if (share === null) return null;
  const percent = round(share, 100n, 2);
  if (scale !== "letters") {
    return { value: round(share, scale === "ten" ? 10n : 100n, decimals), percent };
  }
  const letter = LETTERS.find(([, least]) => share.of * 100n >= least * share.all);
  return { value: letter?.[0] ?? "F", percent };
}

function weigh(modules: readonly Marks[]): Share | null {
  const counting = modules.filter(({ weight, questions }) => weight > 0 && questions > 0);
  if (counting.length === 0) return null;
  let sum: Share = { of: 0n, all: 1n };
  let weights = 0n;
  for (const { weight, questions, right } of counting) {
    const all = BigInt(questions);
    sum = {
      of: sum.of * all + BigInt(weight) * BigInt(right) * sum.all,
      all: sum.all * all,
    };
    weights += BigInt(weight);
  }
  return { of: sum.of, all: sum.all * weights };
}

/** A share of the highest grade, halves rounded up. */
function round({ of, all }: Share, highest: bigint, decimals: number): string {
  const unit = 10n ** BigInt(decimals);
  const rounded = (2n * of * highest * unit + all) / (2n * all);
  if (decimals === 0) return String(rounded);
  return `${rounded / unit}.${String(rounded % unit).padStart(decimals, "0")}`;
}
