import { checkCourse, readOutline } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** A whole course; refetched on every visit, as other authors change it, too. */
export function outlineQuery(courseId: number) {
  return queryOptions({
    queryKey: ["outline", courseId],
    queryFn: ({ signal }) => call(readOutline, { params: { courseId }, signal }),
    staleTime: 0,
  });
}

/** What is incomplete in a course. */
export function checkQuery(courseId: number) {
  return queryOptions({
    queryKey: ["outline", courseId, "check"],
    queryFn: ({ signal }) => call(checkCourse, { params: { courseId }, signal }),
    staleTime: 0,
  });
}
