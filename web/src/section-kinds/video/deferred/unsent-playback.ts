import { type PlaybackState, uniteRanges } from "@paso/contract";

import { keepUnsentJson, readUnsentJson } from "../../../session/unsent-json.ts";
import { dropUnsentText } from "../../../session/unsent-text.ts";

/** Progress in a video that could not be sent to the server, kept on the device. */
export interface UnsentPlayback {
  read: () => PlaybackState | null;
  keep: (state: PlaybackState) => void;
  drop: () => void;
}

/**
 * One person's progress in one video, as kept on this device.
 * @param what identifies the video among all videos
 * @param video its address: progress in another one does not apply
 */
export function unsentPlayback(userId: number, what: string, video: string): UnsentPlayback {
  return {
    read: () => readState(readUnsentJson(userId, what), video),
    keep: (state) => keepUnsentJson(userId, what, { video, ...state }),
    drop: () => dropUnsentText(userId, what),
  };
}

function readState(kept: unknown, video: string): PlaybackState | null {
  const { video: of, ...state } = (kept ?? {}) as PlaybackState & { video?: string };
  return of === video && state.position >= 0 && Array.isArray(state.watched) ? state : null;
}

/**
 * Merges the server's progress with the unsent one. Which is later is unknown: the video resumes at the
 * furthest position.
 */
export function mergePlaybacks(known: PlaybackState, unsent: PlaybackState): PlaybackState {
  return {
    position: Math.max(known.position, unsent.position),
    duration: Math.max(known.duration, unsent.duration),
    watched: uniteRanges([...known.watched, ...unsent.watched]),
  };
}
