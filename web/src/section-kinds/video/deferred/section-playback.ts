import { type PlaybackState, readPlayback, savePlayback, type SentPlayback } from "@paso/contract";

import { call } from "../../../api/index.ts";

/** A video on a page. */
export interface SectionVideo {
  pageId: number;
  sectionId: number;
}

/** What the server knows of how far one is in the video of a section. */
export function askPlayback(params: SectionVideo, signal: AbortSignal): Promise<PlaybackState> {
  return call(readPlayback, { params, signal });
}

/** Keeps where one is in a video, behind one's back. */
export function sendPlayback(
  { pageId, sectionId }: SectionVideo,
  state: PlaybackState,
): Promise<unknown> {
  return call(savePlayback, { params: { pageId, sectionId }, body: state, background: true });
}

/** Says how far one is before a step that depends on it. */
export function reportPlayback(
  { pageId, sectionId }: SectionVideo,
  body: SentPlayback,
): Promise<unknown> {
  return call(savePlayback, { params: { pageId, sectionId }, body });
}
