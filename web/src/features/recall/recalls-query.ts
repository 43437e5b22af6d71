import { readRecalls } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** When the viewer's recalls of a course are due, and the latest questions. */
export function recallsQuery(courseId: number) {
  return queryOptions({
    queryKey: ["recalls", courseId],
    queryFn: ({ signal }) => call(readRecalls, { params: { courseId }, signal, background: true }),
    staleTime: 0,
  });
}
