import { courseMap, listEnrolledCourses } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** Long enough for a screen to show what its link fetched beforehand; progress changes all the time. */
const A_MOMENT = 3_000;

/** The courses one is enrolled in, where to go on, and what is due. */
export const enrolledCoursesQuery = queryOptions({
  queryKey: ["enrolled-courses"],
  queryFn: ({ signal }) => call(listEnrolledCourses, { signal }),
  staleTime: A_MOMENT,
});

/** A course's modules and pages with one's progress. */
export function courseMapQuery(courseId: string) {
  return queryOptions({
    queryKey: ["course-map", courseId],
    queryFn: ({ signal }) => call(courseMap, { params: { courseId }, signal }),
    staleTime: A_MOMENT,
  });
}
