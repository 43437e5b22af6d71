import type { WatchedRange } from "@paso/contract";
import { describe, expect, it } from "vitest";

import {
  type Playback,
  type PlaybackStep,
  beginPlayback,
  followPlayback,
} from "./follow-playback.ts";

const DURATION = 600;

type Report = [clock: number, time: number, playing?: boolean];

/** Plays through reports of [clock in seconds, time of the video], and returns the last step. */
function play(reports: Report[], { free = false, watched = [] as WatchedRange[] } = {}) {
  let playback: Playback = beginPlayback(watched);
  let step!: PlaybackStep;
  for (const [clock, time, playing = true] of reports) {
    const report = { time, duration: DURATION, playing, now: clock * 1000 };
    step = followPlayback(playback, report, free);
    playback = step.playback;
  }
  return step;
}

describe("what is played counts as watched", () => {
  it("at double speed too", () => {
    const step = play([
      [0, 0],
      [10, 10],
      [20, 30],
    ]);
    expect(step).toMatchObject({ returnTo: null, watchedThrough: false });
    expect(step.playback.watched).toEqual([[0, 30]]);
  });

  it("in a background tab, whose reports are delayed", () => {
    const step = play([
      [0, 0],
      [60, 60],
    ]);
    expect(step.returnTo).toBeNull();
    expect(step.playback.watched).toEqual([[0, 60]]);
  });

  it("not while it is paused", () => {
    const step = play([
      [0, 0],
      [5, 5],
      [6, 5, false],
      [96, 100],
    ]);
    expect(step.returnTo).toBe(5);
    expect(step.playback.watched).toEqual([[0, 5]]);
  });

  it("not while it buffers, which is no seek backwards either", () => {
    const step = play([
      [0, 0],
      [5, 5],
      [20, 5.1],
      [25, 10],
    ]);
    expect(step).toMatchObject({ returnTo: null });
    expect(step.playback.watched).toEqual([[0, 10]]);
  });

  it("not faster than the players play, however often they report", () => {
    const fourfold = Array.from({ length: 20 }, (_, index): Report => [index / 4, index]);
    expect(play(fourfold).returnTo).not.toBeNull();
  });
});

describe("seeking", () => {
  it("past the watched point is sent back to it", () => {
    const step = play([
      [0, 0],
      [10, 10],
      [10.2, 500],
    ]);
    expect(step.returnTo).toBe(10);
    expect(step.playback.watched).toEqual([[0, 10]]);
  });

  it("is sent back each time the player still reports the refused position", () => {
    const step = play([
      [0, 0],
      [10, 10],
      [10.2, 500],
      [10.3, 500.1],
    ]);
    expect(step.returnTo).toBe(10);
    expect(step.playback.watched).toEqual([[0, 10]]);
  });

  it("does not creep ahead in small steps while paused", () => {
    const steps: Report[] = [1, 2, 3, 4, 5].map((second) => [10 + second, 10 + second, false]);
    const step = play([[0, 0], [10, 10], [10, 10, false], ...steps]);
    expect(step.returnTo).toBe(10);
  });

  it("is free backwards, and forwards up to the furthest watched point", () => {
    const step = play([
      [0, 0],
      [60, 60],
      [61, 5],
      [62, 59],
    ]);
    expect(step.returnTo).toBeNull();
  });

  it("is free within ranges watched before, and not between them", () => {
    const watched: WatchedRange[] = [
      [0, 100],
      [300, 400],
    ];
    expect(play([[0, 90, false]], { watched }).returnTo).toBeNull();
    expect(play([[0, 350, false]], { watched }).returnTo).toBeNull();
    expect(play([[0, 200, false]], { watched }).returnTo).toBe(100);
    expect(play([[0, 500, false]], { watched }).returnTo).toBe(400);
  });

  it("is free where the course allows it, and counts only what is played then", () => {
    const step = play(
      [
        [0, 0],
        [1, 500],
        [11, 510],
      ],
      { free: true },
    );
    expect(step.returnTo).toBeNull();
    expect(step.playback.watched).toEqual([[500, 510]]);
  });
});

describe("the end", () => {
  const watched: WatchedRange[] = [[0, 593]];

  it("is reached at 99 percent", () => {
    const nearEnd: Report[] = [
      [0, 593, true],
      [1, 593.9],
    ];
    expect(play(nearEnd, { watched }).watchedThrough).toBe(false);
    expect(play([...nearEnd, [1.1, 594]], { watched }).watchedThrough).toBe(true);
  });

  it("is reached where a player stops there", () => {
    const reports: Report[] = [
      [0, 593],
      [7, 600, false],
    ];
    expect(play(reports, { watched }).watchedThrough).toBe(true);
  });

  it("is not reached by a refused seek, nor by pausing there", () => {
    expect(play([[0, 600]]).watchedThrough).toBe(false);
    expect(play([[0, 598, false]], { watched: [[0, 599]] }).watchedThrough).toBe(false);
  });

  it("is not reached in a video of unknown length", () => {
    const report = { time: 0, duration: 0, playing: true, now: 0 };
    expect(followPlayback(beginPlayback(), report, false).watchedThrough).toBe(false);
  });
});
