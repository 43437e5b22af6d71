import type { PlaybackReport } from "./follow-playback.ts";

/** What a connected player tells. */
export interface PlayerEvents {
  /** Playing began or went on. */
  onPlay: () => void;
  onReport: (report: PlaybackReport) => void;
}

/** A connected player. */
export interface PlayerLink {
  seekTo: (seconds: number) => void;
  disconnect: () => void;
}

/** What every kind of player on the page is given. */
export interface PlayerProps<Source> {
  source: Source;
  /** Accessible name. */
  title: string;
  onPlay: () => void;
  /** Takes a report of the player; answers where to send it back to, or null. */
  onReport: (report: PlaybackReport) => number | null;
}
