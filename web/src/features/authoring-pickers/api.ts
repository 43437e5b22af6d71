import { listCourses, listModules, listPages } from "@paso/contract";
import { queryOptions, skipToken } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Every course the user may author, drafts included, and whether the user is an admin. */
export const pickableCoursesQuery = queryOptions({
  queryKey: ["pickable", "courses"],
  queryFn: ({ signal }) => call(listCourses, { query: { ignoreStatus: "true" }, signal }),
});

/** A course's modules; asks nothing while no course is chosen. */
export function pickableModulesQuery(courseId: number | undefined) {
  return queryOptions({
    queryKey: ["pickable", "modules", courseId],
    queryFn:
      courseId === undefined
        ? skipToken
        : ({ signal }) => call(listModules, { params: { courseId }, signal }),
  });
}

/** A module's pages; asks nothing while no module is chosen. */
export function pickablePagesQuery(moduleId: number | undefined) {
  return queryOptions({
    queryKey: ["pickable", "pages", moduleId],
    queryFn:
      moduleId === undefined
        ? skipToken
        : ({ signal }) => call(listPages, { params: { moduleId }, signal }),
  });
}
