import { type PlaybackState, uniteRanges } from "@paso/contract";

import { keepUnsentJson, readUnsentJson } from "../../../session/unsent-json.ts";
import { dropUnsentText } from "../../../session/unsent-text.ts";

/** How far somebody got in a video, that the server could not be sent: kept on the device. */
export interface UnsentPlayback {
  read: () => PlaybackState | null;
  keep: (state: PlaybackState) => void;
  drop: () => void;
}

/**
 * What this device keeps of one person in one video.
 * @param what names the video among all that are played
 * @param video its address: what was watched of another one says nothing of this
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
 * Merges what the server knows with what it could not be sent. Which is later is unknown:
 * the video resumes where one got furthest.
 */
export function mergePlaybacks(known: PlaybackState, unsent: PlaybackState): PlaybackState {
  return {
    position: Math.max(known.position, unsent.position),
    duration: Math.max(known.duration, unsent.duration),
    watched: uniteRanges([...known.watched, ...unsent.watched]),
  };
}
