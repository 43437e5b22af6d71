import type { ShownCaptions } from "@paso/contract";

import type { PlaybackReport } from "./follow-playback.ts";
import type { PlayerSettings } from "./player-settings.ts";

/**
 * Why a video is not to be seen: its provider no longer has it or keeps it private (`missing`), its
 * owner lets it be played on other pages only (`barred`), the browser cannot play it (`unplayable`),
 * it does not come (`unreachable`), the page was loaded before the video's domain was known
 * (`outdated`), or the provider's frame is there and says nothing (`silent`).
 */
export type PlayerFailure =
  | "missing"
  | "barred"
  | "unplayable"
  | "unreachable"
  | "outdated"
  | "silent";

/** What a connected player reports. */
export interface PlayerEvents {
  /** It is there and listens. */
  onReady: () => void;
  /** Playing began or went on. */
  onPlay: () => void;
  onReport: (report: PlaybackReport) => void;
  /** Its speed or volume, as far as they are reported. */
  onSettings: (settings: PlayerSettings) => void;
  onFailure: (failure: PlayerFailure) => void;
}

/** A connected player. */
export interface PlayerLink {
  seekTo: (seconds: number) => void;
  pause: () => void;
  apply: (settings: PlayerSettings) => void;
  disconnect: () => void;
}

/** What every kind of player on the page is given. */
export interface PlayerProps<Source> extends Omit<PlayerEvents, "onReport"> {
  source: Source;
  /** Accessible name. */
  title: string;
  /** Where to begin, in whole seconds. */
  startAt: number;
  /** For what is played as a file. */
  captions?: readonly ShownCaptions[];
  /** Address of the picture that is shown before it plays. */
  poster?: string | null;
  /** Speed and volume the person likes, as of now. */
  readSettings: () => PlayerSettings;
  /** Takes a report of the player; answers where to send it back to, or null. */
  onReport: (report: PlaybackReport) => number | null;
}
