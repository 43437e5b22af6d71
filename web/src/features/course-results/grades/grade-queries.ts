import { changeGrading, type EndpointInput, listGrades } from "@paso/contract";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** Everybody's grades, by name. @param groupId null for everybody */
export function gradesQuery(courseId: number, groupId: number | null) {
  return infiniteQueryOptions({
    queryKey: ["grades", courseId, groupId],
    queryFn: ({ pageParam, signal }) =>
      call(listGrades, {
        params: { courseId },
        query: {
          ...(groupId !== null && { group: String(groupId) }),
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
