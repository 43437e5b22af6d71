import type { PlaybackState } from "@paso/contract";

/** Percentage from which a video counts as watched: players rarely reach the very end. */
const WATCHED = 99;

/** Watched percentage of a video, rounded: 100 once it counts as watched. */
export function watchedPercent({ duration, watched }: PlaybackState): number {
  if (duration <= 0) return 0;
  const seconds = watched.reduce((sum, [from, to]) => sum + to - from, 0);
  const percent = (seconds / duration) * 100;
  return percent >= WATCHED ? 100 : Math.floor(percent);
}
