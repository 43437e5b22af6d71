import type { LoadRequest } from "../load/load-order.ts";
import type { Case, Operation } from "../load/operations.ts";

/** The operations of a busy class, in turn. */
const MIX: readonly Operation[] = [
  "open page, compressed",
  "opinions",
  "open page",
  "chart",
  "answer",
];

/** Hands out a class's requests: reads repeatedly, each answer once. */
export class RequestMix {
  readonly #turns: readonly Case[];
  readonly #used = new Map<Case, number>();

  /**
   * @param cases of any server; only the product's are used
   * @param mix operations in the order of their turns
   */
  constructor(cases: readonly Case[], mix: readonly Operation[] = MIX) {
    this.#turns = mix.map((operation) => {
      const found = cases.find((one) => one.operation === operation && one.server === "product");
      if (!found) throw new Error(`There are no requests to ${operation}.`);
      return found;
    });
  }

  take(count: number): LoadRequest[] {
    return Array.from({ length: count }, (_, index) => this.#next(index));
  }

  /** Repeatable requests. */
  takeReads(count: number): LoadRequest[] {
    return this.take(count).filter(({ method }) => method === "GET");
  }

  /** Requests of a single operation. */
  takeOf(operation: Operation, count: number): LoadRequest[] {
    const turn = this.#turns.find((one) => one.operation === operation);
    if (!turn) throw new Error(`There are no turns to ${operation}.`);
    return Array.from({ length: count }, () => this.#nextOf(turn));
  }

  #next(index: number): LoadRequest {
    return this.#nextOf(this.#turns[index % this.#turns.length]!);
  }

  #nextOf(turn: Case): LoadRequest {
    const used = this.#used.get(turn) ?? 0;
    const { requests, repeat } = turn;
    const request = requests[repeat ? used % requests.length : used];
    if (!request) throw new Error("All answers are used up; offer for a shorter time.");
    this.#used.set(turn, used + 1);
    return request;
  }
}
