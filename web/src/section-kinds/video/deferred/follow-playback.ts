import { uniteRanges, WATCHED_SHARE, type WatchedRange } from "@paso/contract";

/** Fastest playback the players offer. */
const FASTEST = 2;
/** Seconds that reported times may run ahead of the clock without a seek. */
const SLACK = 1.5;

/** The tracking state of a video. Video times are in seconds, clock times in milliseconds. */
export interface Playback {
  /** The ranges played: in order and disjoint. */
  watched: readonly WatchedRange[];
  /** The player's position. */
  time: number;
  playing: boolean;
  /** When the player last reported. */
  reportedAt: number;
  /** The rest of {@link SLACK}: spent when a report runs ahead of the clock, earned back afterwards. */
  slack: number;
}

/** A video not yet playing, parts of which may have been watched before. */
export function beginPlayback(watched: readonly WatchedRange[] = []): Playback {
  return { watched, time: 0, playing: false, reportedAt: 0, slack: SLACK };
}

/** A player's report. */
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
  /** Time to send the player back to, after a seek past the watched point; else null. */
  returnTo: number | null;
  /** Whether playing has reached 99 percent. */
  watchedThrough: boolean;
}

/**
 * Processes a player's report. Seeking back or within the watched ranges is free. A report further ahead than
 * double speed allows since the last one is a seek past the watched point, and is sent back unless `free`.
 * However often players report and however coarsely, no more counts as watched than double speed allows, plus
 * {@link SLACK} seconds.
 */
export function followPlayback(
  before: Playback,
  report: PlaybackReport,
  free: boolean,
): PlaybackStep {
  const { time, duration, playing, now } = report;
  const point = watchedPoint(before);
  const played = before.playing ? (Math.max(0, now - before.reportedAt) / 1000) * FASTEST : 0;
  const left = before.slack + played - Math.max(0, time - point);
  const isNew = time > point && !isWithin(before.watched, time);
  if (isNew && left < 0 && !free) {
    const returnTo = lastEndBefore(before.watched, time, point);
    return {
      playback: { ...before, time: returnTo, playing, reportedAt: now },
      returnTo,
      watchedThrough: false,
    };
  }
  const playedOn = isNew && left >= 0 && before.playing;
  return {
    playback: {
      watched: playedOn ? uniteRanges([...before.watched, [point, time]]) : before.watched,
      time,
      playing,
      reportedAt: now,
      slack: playedOn ? Math.min(SLACK, left) : before.slack,
    },
    returnTo: null,
    watchedThrough: (playing || before.playing) && duration > 0 && time >= duration * WATCHED_SHARE,
  };
}

/** The furthest allowed time from the player's position: the end of the watched range around it. */
function watchedPoint({ watched, time }: Playback): number {
  const around = watched.find(([from, to]) => from <= time && time <= to + SLACK);
  return around ? around[1] : time;
}

function isWithin(watched: readonly WatchedRange[], time: number): boolean {
  return watched.some(([from, to]) => from <= time && time <= to);
}

function lastEndBefore(watched: readonly WatchedRange[], time: number, least: number): number {
  return Math.max(least, ...watched.map(([, to]) => to).filter((to) => to <= time));
}
