import type { Patience } from "./jobs/make-way.ts";

/** Milliseconds after its last request for which a process counts as busy with them. */
const RECENT = 1_000;
/**
 * Beside requests, other work rests after each task so many times as long as that took: hardly
 * anybody notices what takes a tenth of the time (`npm run bench:mail`), and nobody a thirtieth,
 * which is for what may take minutes.
 */
const RESTS: Record<Patience, number> = { seconds: 9, minutes: 29 };

/** Notes that a process serves requests, so that its jobs can make way. */
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
