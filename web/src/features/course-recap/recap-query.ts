import { readCourseRecap } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** The viewer's recap of a course. */
export function recapQuery(courseId: number) {
  return queryOptions({
    queryKey: ["course-recap", courseId],
    queryFn: ({ signal }) =>
      call(readCourseRecap, { params: { courseId }, signal, background: true }),
    staleTime: 0,
  });
}
