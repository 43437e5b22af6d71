import { readComparison } from "@paso/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Comparison scope in the URL. */
export interface ComparisonSearch {
  scope?: "group" | "run" | undefined;
  run?: number | undefined;
}

/** Polling interval in milliseconds while figures are being recalculated. */
const AGAIN = 3_000;

/** The user's answers next to those of others. */
export function comparisonQuery(courseId: number, { scope, run }: ComparisonSearch) {
  return queryOptions({
    queryKey: ["comparison", courseId, scope ?? "course", run ?? null],
    queryFn: ({ signal }) =>
      call(readComparison, {
        params: { courseId },
        query: { scope, run: run === undefined ? undefined : String(run) },
        signal,
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.refreshing ? AGAIN : false),
  });
}
