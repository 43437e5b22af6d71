import type { LoadRequest } from "./load/load-order.ts";
import type { Case } from "./load/operations.ts";

/** Hands out the requests of cases; those that cannot be repeated are consumed. */
export class RequestSupply {
  readonly #used = new Map<Case, number>();

  take(from: Case, most: number): LoadRequest[] {
    if (from.repeat) return from.requests;
    const used = this.#used.get(from) ?? 0;
    const taken = from.requests.slice(used, used + most);
    if (taken.length === 0) {
      throw new Error(`All requests of "${from.operation}" are used up; generate more students.`);
    }
    return taken;
  }

  /** Records how many of the last batch were sent. */
  count(from: Case, sent: number): void {
    this.#used.set(from, (this.#used.get(from) ?? 0) + sent);
  }
}
