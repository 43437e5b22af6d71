import type { PlaybackState } from "@paso/contract";

/** Seconds that are better replayed than resumed from. */
const HARDLY_BEGUN = 5;
/** Seconds before the end from which resuming makes no sense. */
const NEARLY_ENDED = 10;

/** The whole second at which a video resumes; 0 is its beginning. */
export function readStart({ position, duration }: PlaybackState): number {
  const latest = Math.max(0, duration - NEARLY_ENDED);
  const start = Math.floor(Math.min(position, latest));
  return start < HARDLY_BEGUN ? 0 : start;
}
