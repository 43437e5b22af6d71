import { describe, expect, it } from "vitest";

import { NOT_STARTED, type Playback, followPlayback } from "./follow-playback.ts";

const DURATION = 600;

/** Plays through reports of [clock in seconds, time of the video], and answers the last step. */
function play(reports: [clock: number, time: number][], free = false) {
  let playback: Playback = NOT_STARTED;
  let step = null;
  for (const [clock, time] of reports) {
    const report = { time, duration: DURATION, playing: true, now: clock * 1000 };
    step = followPlayback(playback, report, free);
    playback = step.playback;
  }
  return step;
}

describe("followPlayback", () => {
  it("follows what is played, at double speed too", () => {
    const step = play([
      [0, 0],
      [10, 10],
      [20, 30],
    ]);
    expect(step).toMatchObject({ returnTo: null, watchedThrough: false });
    expect(step?.playback.watched).toBe(30);
  });

  it("follows a tab in the background, whose reports come late", () => {
    expect(
      play([
        [0, 0],
        [60, 60],
      ])?.returnTo,
    ).toBeNull();
  });

  it("sends a seek past the watched point back to it", () => {
    const step = play([
      [0, 0],
      [10, 10],
      [10.2, 500],
    ]);
    expect(step?.returnTo).toBe(10);
    expect(step?.playback.watched).toBe(10);
  });

  it("does not count standing still as watching", () => {
    const paused = followPlayback(
      { watched: 5, playing: false, reportedAt: 0 },
      { time: 100, duration: DURATION, playing: true, now: 90_000 },
      false,
    );
    expect(paused.returnTo).toBe(5);
  });

  it("lets one go back, and forward again as far as one has been", () => {
    expect(
      play([
        [0, 0],
        [60, 60],
        [61, 5],
        [62, 59],
      ])?.returnTo,
    ).toBeNull();
  });

  it("lets one seek freely where the course allows it", () => {
    const step = play(
      [
        [0, 0],
        [1, 500],
      ],
      true,
    );
    expect(step).toMatchObject({ returnTo: null, playback: { watched: 500 } });
  });

  it("reaches the end at 99 percent, not by a refused seek", () => {
    const nearEnd = { watched: 593, playing: true, reportedAt: 0 };
    const report = { duration: DURATION, playing: true, now: 1000 };
    expect(followPlayback(nearEnd, { ...report, time: 593.9 }, false).watchedThrough).toBe(false);
    expect(followPlayback(nearEnd, { ...report, time: 594 }, false).watchedThrough).toBe(true);
    expect(followPlayback(NOT_STARTED, { ...report, time: 600 }, false).watchedThrough).toBe(false);
  });

  it("cannot reach the end of a video of unknown length", () => {
    const report = { time: 0, duration: 0, playing: true, now: 0 };
    expect(followPlayback(NOT_STARTED, report, false).watchedThrough).toBe(false);
  });
});
