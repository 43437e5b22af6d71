import { setImmediate } from "node:timers/promises";

import type { Clock } from "../platform/clock.ts";

/** A clock that stands still until a test moves it, or something sleeps by it. */
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

  /** The time passes at once; concurrent sleepers sleep through the same time. */
  async sleep(duration: number): Promise<void> {
    const end = this.#now.getTime() + duration;
    await setImmediate();
    if (end > this.#now.getTime()) this.#now = new Date(end);
  }
}
