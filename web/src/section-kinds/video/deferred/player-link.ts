import type { ShownCaptions } from "@paso/contract";

import type { PlaybackReport } from "./follow-playback.ts";
import type { PlayerSettings } from "./player-settings.ts";

/**
 * Why a video cannot be seen: its provider no longer has it or keeps it private (`missing`), its owner allows
 * it on other pages only (`barred`), the browser cannot play it (`unplayable`), it cannot be loaded
 * (`unreachable`), the page was loaded before the video's domain was known (`outdated`), or the provider's
 * frame has loaded but sends no messages (`silent`).
 */
export type PlayerFailure =
  | "missing"
  | "barred"
  | "unplayable"
  | "unreachable"
  | "outdated"
  | "silent";

/** Events of a connected player. */
export interface PlayerEvents {
  /** The player has loaded and listens. */
  onReady: () => void;
  /** Playback began or resumed. */
  onPlay: () => void;
  onReport: (report: PlaybackReport) => void;
  /** Its speed or volume, if reported. */
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

/** Props of every kind of player. */
export interface PlayerProps<Source> extends Omit<PlayerEvents, "onReport"> {
  source: Source;
  /** Accessible name. */
  title: string;
  /** The starting time, in whole seconds. */
  startAt: number;
  /** For media played as files. */
  captions?: readonly ShownCaptions[];
  /** Address of the poster shown before it plays. */
  poster?: string | null;
  /** Returns the person's current speed and volume. */
  readSettings: () => PlayerSettings;
  /** Takes a report of the player; returns the time to send it back to, or null. */
  onReport: (report: PlaybackReport) => number | null;
}
