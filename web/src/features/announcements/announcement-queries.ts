import { listAnnouncements, markAnnouncementRead, readAnnouncement } from "@paso/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** What was announced to the viewer: pinned ones first, then the latest. */
export const newsQuery = infiniteQueryOptions({
  queryKey: ["news"],
  queryFn: ({ pageParam, signal }) =>
    call(listAnnouncements, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (part) => part.next_cursor,
  staleTime: 0,
});

/** One announcement. */
export function announcementQuery(announcementId: number) {
  return queryOptions({
    queryKey: ["announcement", announcementId],
    queryFn: ({ signal }) => call(readAnnouncement, { params: { announcementId }, signal }),
    staleTime: 0,
  });
}

export function postRead(announcementId: number) {
  return call(markAnnouncementRead, { params: { announcementId } });
}
