import { readCourseResults, readPageResults } from "@paso/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Milliseconds after which figures that are on their way are asked for again. */
const AGAIN = 3_000;

const ofGroup = (groupId: number | null) => (groupId === null ? {} : { group: String(groupId) });

/** @param groupId null for everybody */
export function courseResultsQuery(courseId: number, groupId: number | null) {
  return queryOptions({
    queryKey: ["course-results", courseId, groupId],
    queryFn: ({ signal }) =>
      call(readCourseResults, { params: { courseId }, query: ofGroup(groupId), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.refreshing ? AGAIN : false),
  });
}

/** A page's results, section by section. */
export function pageResultsQuery(courseId: number, pageId: number, groupId: number | null) {
  return queryOptions({
    queryKey: ["page-results", courseId, pageId, groupId],
    queryFn: ({ signal }) =>
      call(readPageResults, { params: { courseId, pageId }, query: ofGroup(groupId), signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.refreshing ? AGAIN : false),
  });
}
