import { isWatchedThrough, type PlaybackState } from "@paso/contract";
import { useEffect, useEffectEvent, useState } from "react";

import { reportPlayback, type SectionVideo } from "./section-playback.ts";

/** Tells the server why a video that must be watched may be left. */
export type PlaybackReporter = () => Promise<unknown>;

interface RequiredVideo {
  video: SectionVideo;
  /** Progress of earlier visits. */
  kept: PlaybackState;
  /** Whether it must be watched before the student can continue. */
  isRequired: boolean;
  /** Called when it may be left, and without an argument when it no longer may. */
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
    /** @returns the report to send before the step is taken */
    noteWatched(state: PlaybackState): PlaybackReporter | undefined {
      if (!isRequired) return undefined;
      setWatched(state);
      return () => reportPlayback(video, state);
    },
  };
}
