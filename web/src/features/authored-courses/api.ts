import { listCourses } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Every course one may author into or look at, drafts included. */
export const authoredCoursesQuery = queryOptions({
  queryKey: ["authored-courses"],
  queryFn: ({ signal }) => call(listCourses, { query: { ignoreStatus: "true" }, signal }),
});
