/** Milliseconds after its last request for which a process counts as busy with them. */
const RECENT = 1_000;

/** Notes that a process serves requests, so that its jobs can make way. */
export class RecentRequests {
  #last = Number.NEGATIVE_INFINITY;

  note(): void {
    this.#last = performance.now();
  }

  get areRecent(): boolean {
    return performance.now() - this.#last < RECENT;
  }
}
