import { type PlaybackState, readPlayback, savePlayback, type SentPlayback } from "@paso/contract";

import { call } from "../../../api/index.ts";

/** A video on a page. */
export interface SectionVideo {
  pageId: number;
  sectionId: number;
}

/** Fetches the stored progress in a section's video. */
export function askPlayback(params: SectionVideo, signal: AbortSignal): Promise<PlaybackState> {
  return call(readPlayback, { params, signal });
}

/** Saves the position in a video in the background. */
export function sendPlayback(
  { pageId, sectionId }: SectionVideo,
  state: PlaybackState,
): Promise<unknown> {
  return call(savePlayback, { params: { pageId, sectionId }, body: state, background: true });
}

/** Reports progress before a step that depends on it. */
export function reportPlayback(
  { pageId, sectionId }: SectionVideo,
  body: SentPlayback,
): Promise<unknown> {
  return call(savePlayback, { params: { pageId, sectionId }, body });
}
