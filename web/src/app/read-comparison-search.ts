import type { ComparisonSearch } from "../features/course-comparison/index.ts";

/** Whom one is compared with, from the address; the whole course if that is invalid. */
export function readComparisonSearch({ scope, run }: Record<string, unknown>): ComparisonSearch {
  if (scope === "group") return { scope };
  const isRun = scope === "run" && Number.isSafeInteger(run) && Number(run) > 0;
  return isRun ? { scope, run: Number(run) } : {};
}
