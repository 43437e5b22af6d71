import { listAuthoredCourses, listTrash } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Every course one may author into or look at, drafts included. */
export const authoredCoursesQuery = queryOptions({
  queryKey: ["authored-courses"],
  queryFn: ({ signal }) => call(listAuthoredCourses, { signal }),
  // Whatever is done on other staff screens shows here.
  staleTime: 0,
});

/** What was removed from the courses one authors. */
export const trashQuery = queryOptions({
  queryKey: ["trash"],
  queryFn: ({ signal }) => call(listTrash, { signal }),
  staleTime: 0,
});
