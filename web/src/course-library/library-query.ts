import { type LibraryKind, listCourses, searchLibrary } from "@paso/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call } from "../api/index.ts";

/** A search and its filters. */
export interface Wanted {
  /** Empty for everything. */
  search: string;
  kind: LibraryKind | "all";
  courseId: number | null;
}

/** Search results across all one's courses. */
export function libraryQuery({ search, kind, courseId }: Wanted) {
  return infiniteQueryOptions({
    queryKey: ["library", search, kind, courseId],
    queryFn: ({ pageParam, signal }) =>
      call(searchLibrary, {
        query: {
          ...(search !== "" && { q: search }),
          ...(kind !== "all" && { kind }),
          ...(courseId !== null && { course: String(courseId) }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** The courses to choose from. */
export const libraryCoursesQuery = queryOptions({
  queryKey: ["pickable", "courses"],
  queryFn: ({ signal }) => call(listCourses, { query: { ignoreStatus: "true" }, signal }),
});
