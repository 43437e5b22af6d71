import type { WatchedRange } from "@paso/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type Playback, beginPlayback, followPlayback } from "./follow-playback.ts";

const DURATION = 600;

/** What happens to a video between two reports of its player. */
type Event =
  | { kind: "play"; seconds: number; rate: number }
  | { kind: "wait"; seconds: number; buffering: boolean }
  /** After some time without reports. */
  | { kind: "seek"; to: number; after: number };

const seconds = fc.double({ min: 0.05, max: 70, noNaN: true });
const playing = fc.record({
  kind: fc.constant("play" as const),
  seconds,
  rate: fc.constantFrom(0.25, 0.5, 1, 1.25, 1.5, 2),
});
const waiting = fc.record({
  kind: fc.constant("wait" as const),
  seconds,
  buffering: fc.boolean(),
});
/** A share of the whole video, or of its watched part. */
const seeking = fc.record({
  kind: fc.constant("seek" as const),
  to: fc.double({ min: 0, max: 1, noNaN: true }),
  after: fc.constantFrom(0, 0, 1, 20),
});

/** A player as providers implement it: it reports its time in steps, and seeks back when told to. */
class SimulatedPlayer {
  playback: Playback = beginPlayback();
  time = 0;
  clock = 0;
  /** Seconds of clock time in which the player claimed to play. */
  claimed = 0;
  returns = 0;
  through = false;
  readonly #grain: number;

  /** @param grain resolution of its reported times, in seconds */
  constructor(grain: number) {
    this.#grain = grain;
  }

  apply(event: Event): void {
    if (event.kind === "seek") {
      const { playing } = this.playback;
      this.clock += event.after;
      if (playing) this.claimed += event.after;
      this.time = event.to;
      return this.#report(playing);
    }
    const isPlaying = event.kind === "play" || event.buffering;
    if (isPlaying !== this.playback.playing) this.#report(isPlaying);
    this.clock += event.seconds;
    if (isPlaying) this.claimed += event.seconds;
    if (event.kind === "play") {
      this.time = Math.min(DURATION, this.time + event.seconds * event.rate);
    }
    this.#report(isPlaying);
  }

  #report(isPlaying: boolean): void {
    const time = Math.floor(this.time / this.#grain) * this.#grain;
    const report = { time, duration: DURATION, playing: isPlaying, now: this.clock * 1000 };
    const step = followPlayback(this.playback, report, false);
    this.playback = step.playback;
    this.through ||= step.watchedThrough;
    if (step.returnTo === null) return;
    this.returns += 1;
    this.time = step.returnTo;
  }
}

const grain = fc.constantFrom(0.01, 0.25, 1);
const total = (ranges: readonly WatchedRange[]) =>
  ranges.reduce((sum, [from, to]) => sum + to - from, 0);
const furthest = ({ watched }: Playback) => watched.at(-1)?.[1] ?? 0;

describe("whatever a player reports", () => {
  it("playing, pausing, buffering and seeking within watched ranges is never sent back", () => {
    fc.assert(
      fc.property(
        grain,
        fc.array(fc.oneof(playing, waiting, seeking), { maxLength: 40 }),
        (step, events) => {
          const player = new SimulatedPlayer(step);
          for (const event of events) {
            const within =
              event.kind === "seek"
                ? { ...event, to: event.to * furthest(player.playback) }
                : event;
            player.apply(within);
          }
          expect(player.returns).toBe(0);
          expect(player.through).toBe(furthest(player.playback) >= DURATION * 0.99);
        },
      ),
    );
  });

  it("random seeking counts no more as watched than double speed allows", () => {
    fc.assert(
      fc.property(
        grain,
        fc.array(fc.oneof(playing, waiting, seeking), { maxLength: 40 }),
        (step, events) => {
          const player = new SimulatedPlayer(step);
          for (const event of events) {
            player.apply(event.kind === "seek" ? { ...event, to: event.to * DURATION } : event);
          }
          const { watched } = player.playback;
          expect(total(watched)).toBeLessThanOrEqual(player.claimed * 2 + 1.5 + 1e-6);
          if (player.through) expect(total(watched)).toBeGreaterThan(DURATION * 0.99 - 3);
        },
      ),
    );
  });

  it("a seek further ahead than double speed is always sent back to the watched point", () => {
    fc.assert(
      fc.property(
        fc.array(playing, { maxLength: 5 }),
        fc.double({ min: 2, max: 100, noNaN: true }),
        fc.constantFrom(0, 1, 20),
        (events, distance, after) => {
          const player = new SimulatedPlayer(0.01);
          for (const event of events) player.apply(event);
          const point = furthest(player.playback);
          const to = point + distance + 2 * after;
          fc.pre(to <= DURATION);
          player.apply({ kind: "seek", to, after });
          expect(player.returns).toBe(1);
          expect(player.time).toBe(point);
        },
      ),
    );
  });

  it("watched ranges are in order, apart from each other and within the video", () => {
    fc.assert(
      fc.property(
        grain,
        fc.boolean(),
        fc.array(fc.oneof(playing, waiting, seeking), { maxLength: 40 }),
        (step, free, events) => {
          let playback = beginPlayback();
          let clock = 0;
          let time = 0;
          for (const event of events) {
            if (event.kind === "seek") time = event.to * DURATION;
            else clock += event.seconds;
            if (event.kind === "play") time = Math.min(DURATION, time + event.seconds);
            const report = {
              time: Math.floor(time / step) * step,
              duration: DURATION,
              playing: event.kind === "play",
              now: clock * 1000,
            };
            playback = followPlayback(playback, report, free).playback;
          }
          const flat = playback.watched.flat();
          expect(flat).toEqual(flat.toSorted((a, b) => a - b));
          expect(flat.every((second) => second >= 0 && second <= DURATION)).toBe(true);
          for (const [index, [from]] of playback.watched.entries()) {
            if (index > 0) expect(from - playback.watched[index - 1]![1]).toBeGreaterThan(1);
          }
        },
      ),
    );
  });
});
