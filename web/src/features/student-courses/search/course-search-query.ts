import { searchCourse, searchOwnCourses } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** Searches the parts of a course the student has reached, and their notes on it. */
export function courseSearchQuery(courseId: number, q: string) {
  return queryOptions({
    queryKey: ["course-search", courseId, q],
    queryFn: ({ signal }) =>
      call(searchCourse, { params: { courseId: String(courseId) }, query: { q }, signal }),
    staleTime: 3_000,
  });
}

/** The same in all of the student's courses. */
export function ownCoursesSearchQuery(q: string) {
  return queryOptions({
    queryKey: ["own-courses-search", q],
    queryFn: ({ signal }) => call(searchOwnCourses, { query: { q }, signal }),
    staleTime: 3_000,
  });
}
