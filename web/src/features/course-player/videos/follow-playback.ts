/** Share of a video after which it counts as watched. */
const WATCHED_SHARE = 0.99;
/** Fastest playback the players offer. */
const FASTEST = 2;
/** Seconds a reported time may be off without being a seek. */
const SLACK = 1.5;

/** How far a video has been followed. Times of the video in seconds, of the clock in milliseconds. */
export interface Playback {
  /** Furthest point reached by playing. */
  watched: number;
  playing: boolean;
  /** When the player last reported. */
  reportedAt: number;
}

export const NOT_STARTED: Playback = { watched: 0, playing: false, reportedAt: 0 };

/** What a player reports. */
export interface PlaybackReport {
  time: number;
  /** 0 while unknown. */
  duration: number;
  playing: boolean;
  /** Clock of the browser. */
  now: number;
}

export interface PlaybackStep {
  playback: Playback;
  /** Where to send the player back to, after a seek past the watched point; else null. */
  returnTo: number | null;
  /** Whether 99 percent have been reached. */
  watchedThrough: boolean;
}

/**
 * Follows a player's reports. A report further ahead than playing at double speed can have come
 * since the last one is a seek past the watched point, and is sent back unless `free`.
 */
export function followPlayback(
  { watched, playing, reportedAt }: Playback,
  report: PlaybackReport,
  free: boolean,
): PlaybackStep {
  const played = playing ? ((report.now - reportedAt) / 1000) * FASTEST : 0;
  const seeked = !free && report.time > watched + played + SLACK;
  const reached = seeked ? watched : Math.max(watched, report.time);
  return {
    playback: { watched: reached, playing: report.playing, reportedAt: report.now },
    returnTo: seeked ? watched : null,
    watchedThrough: report.duration > 0 && reached >= report.duration * WATCHED_SHARE,
  };
}
