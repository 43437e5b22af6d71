import { useRef } from "react";

import { NOT_STARTED, type PlaybackReport, followPlayback } from "./follow-playback.ts";

interface FollowedPlayback {
  /** Whether one may seek anywhere. */
  free: boolean;
  /** Called once, when 99 percent have been watched. */
  onWatchedThrough: () => void;
}

/** Follows a player: answers where to send it back to after a refused seek, or null. */
export function useFollowedPlayback({ free, onWatchedThrough }: FollowedPlayback) {
  const playback = useRef(NOT_STARTED);
  const through = useRef(false);
  return function follow(report: PlaybackReport): number | null {
    const step = followPlayback(playback.current, report, free);
    playback.current = step.playback;
    if (step.watchedThrough && !through.current) {
      through.current = true;
      onWatchedThrough();
    }
    return step.returnTo;
  };
}
