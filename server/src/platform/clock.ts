import { setTimeout as sleep } from "node:timers/promises";

/** The only source of time; tests move it. */
export interface Clock {
  now(): Date;
  /** Resolves after this many milliseconds. */
  sleep(duration: number): Promise<void>;
}

export const systemClock: Clock = { now: () => new Date(), sleep: (duration) => sleep(duration) };
