import {
  listStudentVideos,
  type PlaybackState,
  readVideoPlayback,
  saveVideoPlayback,
} from "@paso/contract";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";

import { call } from "../../api/index.ts";

/** Which videos of a course are shown. */
export interface VideoFilter {
  /** Empty for all. */
  search: string;
  /** Null for all. */
  tag: string | null;
}

/** The key that all lists of a course's videos begin with, so that watching refreshes them together. */
export function courseVideosKey(courseId: number) {
  return ["course-videos", courseId] as const;
}

/** The videos that a course shows its students, part by part. */
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

/** What the server knows of how far one is in a video. */
export function askPlayback(videoId: number, signal: AbortSignal): Promise<PlaybackState> {
  return call(readVideoPlayback, { params: { videoId }, signal });
}

/** Keeps where one is in a video, behind one's back. */
export function sendPlayback(videoId: number, state: PlaybackState): Promise<unknown> {
  return call(saveVideoPlayback, { params: { videoId }, body: state, background: true });
}
