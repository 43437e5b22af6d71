import {
  type AnnouncementFields,
  type AnnouncementState,
  attachAnnouncementFile,
  commentAnnouncement,
  createAnnouncement,
  deleteAnnouncement,
  detachAnnouncementFile,
  listAnnouncementReaders,
  listAnnouncementScopes,
  listManagedAnnouncements,
  moderateAnnouncementComment,
  readCoursePeople,
  readManagedAnnouncement,
  readModeratedAnnouncement,
  sendAnnouncement,
  unplanAnnouncement,
  updateAnnouncement,
  withdrawAnnouncement,
} from "@paso/contract";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";

import { call, callOnce, upload } from "../../../api/index.ts";

/** Common key prefix of all announcement queries, so that a change invalidates them together. */
export const ANNOUNCEMENTS_KEY = ["managed-announcements"] as const;

/** Which announcements are listed. */
export interface AnnouncementFilter {
  search: string;
  state: AnnouncementState | "all";
}

/** Announcements of the user's courses and of the site, newest first. */
export function managedAnnouncementsQuery({ search, state }: AnnouncementFilter) {
  return infiniteQueryOptions({
    queryKey: [...ANNOUNCEMENTS_KEY, "list", search, state],
    queryFn: ({ pageParam, signal }) =>
      call(listManagedAnnouncements, {
        query: {
          ...(search !== "" && { q: search }),
          ...(state !== "all" && { state }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** An announcement to edit. */
export function managedAnnouncementQuery(announcementId: number) {
  return queryOptions({
    queryKey: [...ANNOUNCEMENTS_KEY, "announcement", announcementId],
    queryFn: ({ signal }) => call(readManagedAnnouncement, { params: { announcementId }, signal }),
    staleTime: 0,
  });
}

/** The audiences the user may address. */
export const scopesQuery = queryOptions({
  queryKey: [...ANNOUNCEMENTS_KEY, "scopes"],
  queryFn: ({ signal }) => call(listAnnouncementScopes, { signal }),
});

/** The groups of a course. */
export function groupsQuery(courseId: number | null) {
  return queryOptions({
    queryKey: [...ANNOUNCEMENTS_KEY, "groups", courseId],
    queryFn: ({ signal }) =>
      call(readCoursePeople, { params: { courseId: courseId ?? 0 }, signal }),
    enabled: courseId !== null,
  });
}

/** Which people of an announcement are listed. */
export interface ReaderFilter {
  search: string;
  read: "all" | "yes" | "no";
}

/** An announcement's audience, by name. */
export function readersQuery(announcementId: number, { search, read }: ReaderFilter) {
  return infiniteQueryOptions({
    queryKey: [...ANNOUNCEMENTS_KEY, "readers", announcementId, search, read],
    queryFn: ({ pageParam, signal }) =>
      call(listAnnouncementReaders, {
        params: { announcementId },
        query: {
          ...(search !== "" && { q: search }),
          ...(read !== "all" && { read }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** An announcement's comments, with open reports and hidden ones, oldest first. */
export function moderatedQuery(announcementId: number) {
  return infiniteQueryOptions({
    queryKey: [...ANNOUNCEMENTS_KEY, "comments", announcementId],
    queryFn: ({ pageParam, signal }) =>
      call(readModeratedAnnouncement, {
        params: { announcementId },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    staleTime: 0,
  });
}

export function postComment(announcementId: number, body: { text: string; token: string }) {
  return call(commentAnnouncement, { params: { announcementId }, body });
}

export function postDecision(
  announcementId: number,
  commentId: number,
  body: { hidden: boolean; handled: boolean },
) {
  return call(moderateAnnouncementComment, { params: { announcementId, commentId }, body });
}

export function postAnnouncement(courseId: number | null) {
  return callOnce(createAnnouncement, { body: { course_id: courseId, group_id: null } });
}

export function putAnnouncement(
  announcementId: number,
  fields: AnnouncementFields,
  version: number,
) {
  return call(updateAnnouncement, { params: { announcementId }, body: { ...fields, version } });
}

export function postSend(announcementId: number) {
  return call(sendAnnouncement, { params: { announcementId } });
}

export function postUnplan(announcementId: number) {
  return call(unplanAnnouncement, { params: { announcementId } });
}

export function postWithdrawal(announcementId: number, reason: string) {
  return call(withdrawAnnouncement, { params: { announcementId }, body: { reason } });
}

export function removeAnnouncement(announcementId: number) {
  return call(deleteAnnouncement, { params: { announcementId } });
}

export function attachFile(
  announcementId: number,
  file: File,
  onProgress: (percentage: number) => void,
) {
  return upload(attachAnnouncementFile, {
    params: { announcementId },
    files: { file },
    onProgress,
  });
}

export function detachFile(announcementId: number, fileName: string) {
  return call(detachAnnouncementFile, { params: { announcementId, fileName } });
}
