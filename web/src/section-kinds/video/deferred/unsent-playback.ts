import { type PlaybackState, uniteRanges } from "@paso/contract";

import { dropUnsentText, keepUnsentText, readUnsentText } from "../../../session/unsent-text.ts";

/** How far somebody got in a video, where the server could not be told: kept on the device. */
export interface UnsentPlayback {
  read: () => PlaybackState | null;
  keep: (state: PlaybackState) => void;
  drop: () => void;
}

/**
 * What this device keeps of one person in one section.
 * @param video its address: what was watched of another one says nothing of this
 */
export function unsentPlayback(userId: number, sectionId: number, video: string): UnsentPlayback {
  const what = `video-${sectionId}`;
  return {
    read: () => parse(readUnsentText(userId, what), video),
    keep: (state) => void keepUnsentText(userId, what, JSON.stringify({ video, ...state })),
    drop: () => dropUnsentText(userId, what),
  };
}

function parse(kept: string | null, video: string): PlaybackState | null {
  try {
    const { video: of, ...state } = JSON.parse(kept ?? "{}") as PlaybackState & { video?: string };
    return of === video && state.position >= 0 && Array.isArray(state.watched) ? state : null;
  } catch {
    return null;
  }
}

/**
 * Puts together what the server knows and what it could not be told. Which was later nobody knows:
 * the video goes on where one got furthest.
 */
export function mergePlaybacks(known: PlaybackState, unsent: PlaybackState): PlaybackState {
  return {
    position: Math.max(known.position, unsent.position),
    duration: Math.max(known.duration, unsent.duration),
    watched: uniteRanges([...known.watched, ...unsent.watched]),
  };
}
