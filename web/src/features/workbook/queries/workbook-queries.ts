import {
  listWorkbookEntries,
  listWorkbookExports,
  listWorkbooks,
  readJob,
  requestWorkbookExport,
  SEARCH_LENGTH,
  type WorkbookFormat,
} from "@paso/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";
import type { WorkbookFilters } from "./workbook-filters.ts";

/** Polling interval in milliseconds. */
const INTERVAL = 1_000;

/** The courses with workbook entries. */
export const workbooksQuery = queryOptions({
  queryKey: ["workbook", "courses"],
  queryFn: ({ signal }) => call(listWorkbooks, { signal }),
  staleTime: 0,
});

/** Answers, texts and kept passages, paged. */
export function entriesQuery(courseId: number | null, { q = "", part, order }: WorkbookFilters) {
  const words = q.slice(0, SEARCH_LENGTH.max);
  const filters = {
    ...(courseId !== null && { course: String(courseId) }),
    ...(part && { part }),
    ...(order && { order }),
    ...(words.length >= SEARCH_LENGTH.min && { q: words }),
  };
  return infiniteQueryOptions({
    queryKey: ["workbook", "entries", filters],
    queryFn: ({ pageParam, signal }) =>
      call(listWorkbookEntries, {
        query: { ...filters, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    staleTime: 5_000,
  });
}

/** The requested files; polled until they are ready. */
export function exportsQuery(courseId: number | null) {
  return queryOptions({
    queryKey: ["workbook", "exports", courseId],
    queryFn: ({ signal }) =>
      call(listWorkbookExports, {
        query: courseId === null ? {} : { course: String(courseId) },
        signal,
      }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.exports.some((file) => file.state === "preparing") ? INTERVAL : false,
  });
}

/** Progress of the job that creates a file. */
export function fileProgressQuery(jobId: number) {
  return queryOptions({
    queryKey: ["workbook", "progress", jobId],
    queryFn: ({ signal }) => call(readJob, { params: { jobId }, signal }),
    staleTime: 0,
    refetchInterval: INTERVAL,
  });
}

export function postExport(courseId: number | null, format: WorkbookFormat) {
  return call(requestWorkbookExport, { body: { course_id: courseId, format } });
}
