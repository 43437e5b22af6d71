import type { Patience } from "./jobs/make-way.ts";

/** Milliseconds after its last request for which a process counts as serving requests. */
const RECENT = 1_000;
/**
 * While requests are served, other work rests after each task for a multiple of the task's time: a
 * tenth of the time is hardly noticeable (`npm run bench:mail`), a thirtieth, for work that may take
 * minutes, not at all.
 */
const RESTS: Record<Patience, number> = { seconds: 9, minutes: 29 };

/** Tracks whether a process serves requests, so that its jobs can yield to them. */
export class RecentRequests {
  #last = Number.NEGATIVE_INFINITY;

  note(): void {
    this.#last = performance.now();
  }

  get areRecent(): boolean {
    return performance.now() - this.#last < RECENT;
  }

  /** How long other work rests after a task that took `worked` milliseconds; 0 when idle. */
  restAfter(worked: number, patience: Patience): number {
    return this.areRecent ? RESTS[patience] * worked : 0;
  }
}
