import {
  commentAnnouncement,
  deleteAnnouncementComment,
  likeAnnouncement,
  listAnnouncementComments,
  listAnnouncements,
  markAnnouncementRead,
  readAnnouncement,
  reportAnnouncementComment,
} from "@paso/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";

/** The viewer's announcements: pinned ones first, then the latest. */
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

/** The latest comments on an announcement, then those before them. */
export function commentsQuery(announcementId: number) {
  return infiniteQueryOptions({
    queryKey: ["announcement-comments", announcementId],
    queryFn: ({ pageParam, signal }) =>
      call(listAnnouncementComments, {
        params: { announcementId },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

export const postComment = (announcementId: number, body: { text: string; token: string }) =>
  call(commentAnnouncement, { params: { announcementId }, body });

export const dropComment = (announcementId: number, commentId: number) =>
  call(deleteAnnouncementComment, { params: { announcementId, commentId } });

export const postLike = (announcementId: number) =>
  call(likeAnnouncement, { params: { announcementId } });

export function postReport(announcementId: number, commentId: number, reason: string) {
  const body = reason.trim() === "" ? {} : { reason };
  return call(reportAnnouncementComment, { params: { announcementId, commentId }, body });
}
