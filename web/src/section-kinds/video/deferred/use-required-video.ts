import { isWatchedThrough, type PlaybackState } from "@paso/contract";
import { useEffect, useEffectEvent, useState } from "react";

import { reportPlayback, type SectionVideo } from "./section-playback.ts";

/** Tells the server why a video that must be watched may be left. */
export type PlaybackReporter = () => Promise<unknown>;

interface RequiredVideo {
  video: SectionVideo;
  /** How far it was watched another time. */
  kept: PlaybackState;
  /** Whether it has to be watched before its student can go on. */
  isRequired: boolean;
  /** Called when it may be left, and with nothing when it may no longer. */
  onPassable: (report: PlaybackReporter | undefined) => void;
}

/** When a video that has to be watched may be left: it was watched, or it cannot be played. */
export function useRequiredVideo({ video, kept, isRequired, onPassable }: RequiredVideo) {
  const [watched, setWatched] = useState<PlaybackState | null>(
    isRequired && isWatchedThrough(kept) ? kept : null,
  );
  const [isFailed, setIsFailed] = useState(false);
  const tell = useEffectEvent(() => {
    if (!isRequired) return;
    const state = watched ?? (isFailed ? { ...kept, unplayable: true } : null);
    onPassable(state ? () => reportPlayback(video, state) : undefined);
  });
  useEffect(() => tell(), [watched, isFailed]);
  return {
    /** Whether its student still has to watch it. */
    isHeld: isRequired && watched === null && !isFailed,
    setIsFailed,
    /** @returns what the server has to be told before the step is taken */
    noteWatched(state: PlaybackState): PlaybackReporter | undefined {
      if (!isRequired) return undefined;
      setWatched(state);
      return () => reportPlayback(video, state);
    },
  };
}
