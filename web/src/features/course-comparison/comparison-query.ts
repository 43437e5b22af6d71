import { readComparison } from "@paso/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** With whom one is compared, as the address says it. */
export interface ComparisonSearch {
  scope?: "group" | "run" | undefined;
  run?: number | undefined;
}

/** Milliseconds after which figures that are being counted are asked for again. */
const AGAIN = 3_000;

/** One's answers beside those of others. */
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
