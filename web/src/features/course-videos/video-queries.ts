import {
  listStudentVideos,
  type PlaybackState,
  readVideoPlayback,
  saveVideoPlayback,
} from "@paso/contract";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Filter of a course's videos. */
export interface VideoFilter {
  /** Empty for all. */
  search: string;
  /** Null for all. */
  tag: string | null;
}

/** Common key prefix of all lists of a course's videos, so that watching invalidates them together. */
export function courseVideosKey(courseId: number) {
  return ["course-videos", courseId] as const;
}

/** A course's videos, paged. */
export function courseVideosQuery(
  courseId: number,
  { search, tag }: VideoFilter = { search: "", tag: null },
) {
  return infiniteQueryOptions({
    queryKey: [...courseVideosKey(courseId), search, tag],
    queryFn: ({ pageParam, signal }) =>
      call(listStudentVideos, {
        params: { courseId },
        query: {
          ...(search !== "" && { q: search }),
          ...(tag !== null && { tag }),
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

/** The viewer's stored progress in a video. */
export function askPlayback(videoId: number, signal: AbortSignal): Promise<PlaybackState> {
  return call(readVideoPlayback, { params: { videoId }, signal });
}

/** Stores the viewer's progress in a video, in the background. */
export function sendPlayback(videoId: number, state: PlaybackState): Promise<unknown> {
  return call(saveVideoPlayback, { params: { videoId }, body: state, background: true });
}
