/** A range of a video that was played: from and to, in seconds. */
export type WatchedRange = [from: number, to: number];

/** Maximum number of ranges per video. Watching leaves one; each skip, if allowed, adds one. */
export const MAX_WATCHED_RANGES = 200;

/** Share of a video at which it counts as watched. */
export const WATCHED_SHARE = 0.99;
/** Seconds that may always be missing: players report the first and last ones late. */
const MISSABLE = 2;

/** Whether enough of a video was played if it must be watched. */
export function isWatchedThrough({
  duration,
  watched,
}: {
  duration: number;
  watched: readonly WatchedRange[];
}): boolean {
  const played = watched.reduce((sum, [from, to]) => sum + to - from, 0);
  const missable = Math.max(MISSABLE, duration * (1 - WATCHED_SHARE));
  return duration > 0 && played > 0 && duration - played <= missable;
}

/** Ranges at most this many seconds apart are joined: players are not more precise. */
const JOIN_GAP = 1;

/**
 * Merges ranges: in order, disjoint, at most {@link MAX_WATCHED_RANGES}. If there are more, the
 * shortest are dropped.
 * @example uniteRanges([[10, 20], [0, 12], [30, 31]]) // [[0, 20], [30, 31]]
 */
export function uniteRanges(ranges: readonly WatchedRange[]): WatchedRange[] {
  const united: WatchedRange[] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = united.at(-1);
    if (last && from <= last[1] + JOIN_GAP) last[1] = Math.max(last[1], to);
    else united.push([from, to]);
  }
  if (united.length <= MAX_WATCHED_RANGES) return united;
  return united
    .toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))
    .slice(0, MAX_WATCHED_RANGES)
    .toSorted((a, b) => a[0] - b[0]);
}
