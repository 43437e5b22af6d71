import { describe, expect, it } from "vitest";

import {
  isWatchedThrough,
  MAX_WATCHED_RANGES,
  uniteRanges,
  type WatchedRange,
} from "./watched-ranges.ts";

describe("uniteRanges", () => {
  it("joins what overlaps or lies within a second, and orders the rest", () => {
    const ranges: WatchedRange[] = [
      [30, 31],
      [10, 20],
      [0, 12],
      [20.9, 25],
    ];
    expect(uniteRanges(ranges)).toEqual([
      [0, 25],
      [30, 31],
    ]);
    expect(uniteRanges([])).toEqual([]);
  });

  it("keeps a range within another from shortening it", () => {
    expect(
      uniteRanges([
        [0, 100],
        [10, 20],
      ]),
    ).toEqual([[0, 100]]);
  });

  it("does not change its input", () => {
    const given: WatchedRange[] = [
      [0, 5],
      [3, 9],
    ];
    uniteRanges(given);
    expect(given).toEqual([
      [0, 5],
      [3, 9],
    ]);
  });

  it("drops the shortest where there are too many", () => {
    const many = Array.from({ length: MAX_WATCHED_RANGES + 1 }, (_, index): WatchedRange => {
      return [index * 10, index * 10 + (index === 3 ? 1 : 2)];
    });
    const united = uniteRanges(many);
    expect(united).toHaveLength(MAX_WATCHED_RANGES);
    expect(united).not.toContainEqual([30, 31]);
    expect(united).toEqual(united.toSorted((a, b) => a[0] - b[0]));
  });
});

describe("isWatchedThrough", () => {
  const played = (duration: number, ...watched: WatchedRange[]) =>
    isWatchedThrough({ duration, watched });

  it("takes 99 percent of all of it, however it was played", () => {
    expect(played(600, [0, 594])).toBe(true);
    expect(played(600, [0, 593])).toBe(false);
    expect(played(600, [0, 300], [302, 600])).toBe(true);
    expect(played(600, [590, 600])).toBe(false);
  });

  it("lets the seconds of a short video be missing that players do not report", () => {
    expect(played(10, [0.3, 9.8])).toBe(true);
    expect(played(10, [0, 7.9])).toBe(false);
  });

  it("knows nothing of a video that was never played", () => {
    expect(played(0)).toBe(false);
    expect(played(1.5)).toBe(false);
  });
});
