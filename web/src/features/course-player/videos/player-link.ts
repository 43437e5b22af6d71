import type { PlaybackReport } from "./follow-playback.ts";

/** What a player tells about its playback. */
export type PlayerEvents = {
  /** Playing began or went on. */
  onPlay(): void;
  onReport(report: PlaybackReport): void;
};

/** A connected player. */
export interface PlayerLink {
  seekTo(seconds: number): void;
  disconnect(): void;
}
