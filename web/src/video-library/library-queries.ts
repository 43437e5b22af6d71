import {
  addCourseVideo,
  addSiteVideo,
  type CourseVideoLibrary,
  type EndpointInput,
  listCourseVideos,
  listSiteVideos,
  type VideoLibrary,
} from "@paso/contract";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";

import { call } from "../api/index.ts";

/** Whose library: a course's by its id, or the site's (null). */
export type LibraryOwner = number | null;

/** Which videos of a library are shown. */
export interface LibraryFilter {
  /** Empty for all. */
  search: string;
  /** Null for all. */
  tag: string | null;
}

/** A part of a library; a course's comes with the course. */
type LibraryPart = VideoLibrary & Partial<Pick<CourseVideoLibrary, "course">>;

/** The key that all queries of a library begin with, so that a change refreshes them together. */
export function libraryKey(owner: LibraryOwner) {
  return ["video-library", owner ?? "site"] as const;
}

/** A library's videos, part by part. */
export function libraryQuery(owner: LibraryOwner, { search, tag }: LibraryFilter) {
  return infiniteQueryOptions({
    queryKey: [...libraryKey(owner), search, tag],
    queryFn: ({ pageParam, signal }): Promise<LibraryPart> => {
      const query = {
        ...(search !== "" && { q: search }),
        ...(tag !== null && { tag }),
        ...(pageParam !== null && { cursor: pageParam }),
      };
      return owner === null
        ? call(listSiteVideos, { query, signal })
        : call(listCourseVideos, { params: { courseId: owner }, query, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (part) => part.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** What is written about a video. */
export type VideoFields = EndpointInput<typeof addSiteVideo>["body"];

/** Adds a video to a library, unless it is there already. */
export function postVideo(owner: LibraryOwner, body: VideoFields) {
  return owner === null
    ? call(addSiteVideo, { body })
    : call(addCourseVideo, { params: { courseId: owner }, body });
}
