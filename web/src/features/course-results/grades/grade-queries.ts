import { changeGrading, type EndpointInput, listGrades } from "@paso/contract";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";
import { type Audience, audienceQuery } from "../parts/audience.ts";

/** All grades, by name. */
export function gradesQuery(courseId: number, audience: Audience) {
  return infiniteQueryOptions({
    queryKey: ["grades", courseId, audience],
    queryFn: ({ pageParam, signal }) =>
      call(listGrades, {
        params: { courseId },
        query: {
          ...audienceQuery(audience),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export type Grading = EndpointInput<typeof changeGrading>["body"];

export function putGrading(courseId: number, body: Grading) {
  return call(changeGrading, { params: { courseId }, body });
}
