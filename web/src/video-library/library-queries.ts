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

/** The library's owner: a course's id, or null for the site. */
export type LibraryOwner = number | null;

/** A filter of a library's videos. */
export interface LibraryFilter {
  /** Empty for all. */
  search: string;
  /** Null for all. */
  tag: string | null;
}

/** A page of a library; a course's includes the course. */
type LibraryPart = VideoLibrary & Partial<Pick<CourseVideoLibrary, "course">>;

/** Prefix of all query keys of a library, so that a change invalidates them together. */
export function libraryKey(owner: LibraryOwner) {
  return ["video-library", owner ?? "site"] as const;
}

/** A library's videos, paged. */
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

/** A video's description. */
export type VideoFields = EndpointInput<typeof addSiteVideo>["body"];

/** Adds a video to a library, unless it is there already. */
export function postVideo(owner: LibraryOwner, body: VideoFields) {
  return owner === null
    ? call(addSiteVideo, { body })
    : call(addCourseVideo, { params: { courseId: owner }, body });
}
