import { listPageVersions, readPageVersion } from "@paso/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** A page's versions, newest first. */
export function pageHistoryQuery(pageId: number) {
  return infiniteQueryOptions({
    queryKey: ["page-history", pageId],
    queryFn: ({ pageParam, signal }) =>
      call(listPageVersions, {
        params: { pageId },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    staleTime: 0,
  });
}

/** The sections of one version, which never change. */
export function pageVersionQuery(pageId: number, version: number) {
  return queryOptions({
    queryKey: ["page-version", pageId, version],
    queryFn: ({ signal }) => call(readPageVersion, { params: { pageId, version }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
