import { listOpinions } from "@paso/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Course mates' opinions on a question, part by part. */
export function opinionsQuery(questionId: number) {
  return infiniteQueryOptions({
    queryKey: ["opinions", questionId],
    queryFn: ({ pageParam, signal }) =>
      call(listOpinions, {
        params: { questionId },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
  });
}
