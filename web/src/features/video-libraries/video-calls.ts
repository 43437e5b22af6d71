import { changeVideo, measureVideo, releaseVideo, removeVideo } from "@paso/contract";

import { call } from "../../api/index.ts";
import type { VideoFields } from "../../video-library/library-queries.ts";

export function putVideo(videoId: number, body: VideoFields) {
  return call(changeVideo, { params: { videoId }, body });
}

/** Releases a video to the students of its course, or hides it. */
export function putRelease(videoId: number, released: boolean) {
  return call(releaseVideo, { params: { videoId }, body: { released } });
}

/** @param length in seconds, as detected by a player */
export function putLength(videoId: number, length: number) {
  return call(measureVideo, { params: { videoId }, body: { length }, background: true });
}

export function deleteVideo(videoId: number) {
  return call(removeVideo, { params: { videoId } });
}
