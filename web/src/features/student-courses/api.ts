import { courseMap, listEnrolledCourses, searchCourse } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Long enough for a screen to show what its link fetched beforehand; progress changes all the time. */
const A_MOMENT = 3_000;

/** The courses one is enrolled in. */
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

/** Where words stand in what one has reached of a course, and in one's notes on it. */
export function courseSearchQuery(courseId: number, q: string) {
  return queryOptions({
    queryKey: ["course-search", courseId, q],
    queryFn: ({ signal }) =>
      call(searchCourse, { params: { courseId: String(courseId) }, query: { q }, signal }),
    staleTime: A_MOMENT,
  });
}
