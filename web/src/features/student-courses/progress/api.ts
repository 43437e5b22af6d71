import { courseMap, listEnrolledCourses } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** Long enough for a screen to use what its link prefetched; progress changes all the time. */
const A_MOMENT = 3_000;

/** The student's courses, where to resume, and due dates. */
export const enrolledCoursesQuery = queryOptions({
  queryKey: ["enrolled-courses"],
  queryFn: ({ signal }) => call(listEnrolledCourses, { signal }),
  staleTime: A_MOMENT,
});

/** A course's modules and pages with the student's progress. */
export function courseMapQuery(courseId: string) {
  return queryOptions({
    queryKey: ["course-map", courseId],
    queryFn: ({ signal }) => call(courseMap, { params: { courseId }, signal }),
    staleTime: A_MOMENT,
  });
}
