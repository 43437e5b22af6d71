import { setTimeout as sleep } from "node:timers/promises";

/** The one source of the time; tests move it. */
export interface Clock {
  now(): Date;
  /** Resolves after so many milliseconds. */
  sleep(duration: number): Promise<void>;
}

export const systemClock: Clock = { now: () => new Date(), sleep: (duration) => sleep(duration) };
