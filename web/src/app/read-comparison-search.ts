import type { ComparisonSearch } from "../features/course-comparison/index.ts";

/** With whom one is compared, from the address; the whole course for what cannot be. */
export function readComparisonSearch({ scope, run }: Record<string, unknown>): ComparisonSearch {
  if (scope === "group") return { scope };
  const isRun = scope === "run" && Number.isSafeInteger(run) && Number(run) > 0;
  return isRun ? { scope, run: Number(run) } : {};
}
