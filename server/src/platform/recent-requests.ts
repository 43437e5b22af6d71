/** Milliseconds after its last request for which a process counts as busy with them. */
const RECENT = 1_000;
/**
 * Beside requests, background work rests after each task so many times as long as that took: a tenth
 * of the time is what nobody notices (`npm run bench:mail`).
 */
const REST = 9;

/** Notes that a process serves requests, so that its jobs can make way. */
export class RecentRequests {
  #last = Number.NEGATIVE_INFINITY;

  note(): void {
    this.#last = performance.now();
  }

  get areRecent(): boolean {
    return performance.now() - this.#last < RECENT;
  }

  /** How long background work rests after a task that took `worked` milliseconds; 0 when idle. */
  restAfter(worked: number): number {
    return this.areRecent ? REST * worked : 0;
  }
}
