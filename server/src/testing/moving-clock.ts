import type { Clock } from "../platform/clock.ts";

/** A clock that is stopped until a test moves it. */
export class MovingClock implements Clock {
  #now: Date;

  constructor(now = new Date("2026-03-10T12:00:00Z")) {
    this.#now = now;
  }

  now(): Date {
    return this.#now;
  }

  moveTo(now: string): void {
    this.#now = new Date(now);
  }
}
