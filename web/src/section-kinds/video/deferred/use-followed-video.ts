import { isWatchedThrough, type PlaybackState, type WatchedRange } from "@paso/contract";
import { useEffect, useEffectEvent, useRef } from "react";

import { beginPlayback, followPlayback, type PlaybackReport } from "./follow-playback.ts";
import { keepPlayback, type PlaybackKeeper } from "./keep-playback.ts";
import type { UnsentPlayback } from "./unsent-playback.ts";

interface FollowedVideo {
  /** Progress of earlier visits. */
  kept: PlaybackState;
  /** Whether seeking is unrestricted. */
  free: boolean;
  /** Saves its state; null if it is not saved. */
  save: ((state: PlaybackState) => Promise<unknown>) | null;
  /** Stores it while it cannot be saved. */
  device: UnsentPlayback | null;
  /** Whether all of it has to be played to count as watched, and not just its end. */
  isRequired?: boolean;
  /** Called once, when 99 percent have been reached by playing. */
  onWatchedThrough: (state: PlaybackState) => void;
}

/** Seconds between two reports from which it is a jump. */
const JUMP = 3;

/** Tracks and saves a player's progress: returns the time to send it back to, or null. */
export function useFollowedVideo(props: FollowedVideo) {
  const { kept, free, save, device, isRequired = false, onWatchedThrough } = props;
  const playback = useRef(beginPlayback(kept.watched));
  const began = useRef(false);
  const through = useRef(false);
  const keeper = useRef<PlaybackKeeper | null>(null);
  const send = useEffectEvent(async (state: PlaybackState) => save?.(state));
  const findUnsent = useEffectEvent(() => (device?.read() ? kept : null));
  const keeps = save !== null;

  useEffect(() => {
    if (!keeps || !device) return undefined;
    const opened = keepPlayback((state) => send(state), device, findUnsent());
    keeper.current = opened;
    return () => {
      keeper.current = null;
      opened.close();
    };
  }, [keeps, device]);

  return function follow(report: PlaybackReport): number | null {
    const { time } = playback.current;
    const step = followPlayback(playback.current, report, free);
    playback.current = step.playback;
    // Before it plays, a player's position is not the person's.
    began.current ||= report.playing;
    const state = describe(step.playback, report.duration);
    if (began.current && report.duration > 0) {
      const stopped = !report.playing || Math.abs(report.time - time) > JUMP;
      keeper.current?.note(state, stopped);
    }
    const isThrough = isRequired ? isWatchedThrough(state) : step.watchedThrough;
    if (isThrough && !through.current) {
      through.current = true;
      onWatchedThrough(state);
    }
    return step.returnTo;
  };
}

/** Its state, in tenths of a second and clamped to the video: players report its length inexactly. */
function describe(
  playback: { time: number; watched: readonly WatchedRange[] },
  duration: number,
): PlaybackState {
  const within = (second: number) => Math.round(Math.min(second, duration) * 10) / 10;
  return {
    position: within(playback.time),
    duration: within(duration),
    watched: playback.watched.map(([from, to]) => [within(from), within(to)]),
  };
}
