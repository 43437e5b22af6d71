import type { Answer } from "../failover/answering.ts";
import type { LoadRequest } from "../load/load-order.ts";
import type { Balancer } from "./balancer.ts";

/** The outcome of requests. */
export interface Tally {
  done: number;
  /** Answered with 500 or more. */
  failed: number;
  /** Without an answer. */
  lost: number;
  /** Answered otherwise than with 200. */
  refused: number;
  /** Milliseconds of the longest. */
  longest: number;
}

/** A class's requests. */
interface Work {
  /** Sent again and again. */
  reads: readonly LoadRequest[];
  /** Each sent once. */
  answers: Answer[];
}

/** Timeout of a response in milliseconds. */
const PATIENCE = 30_000;

/** A class that reads and answers without a pause, through a balancer. Failed requests are not retried. */
export class ClassTraffic {
  readonly acknowledged: Answer[] = [];
  /** Unexpected responses, in words. */
  readonly complaints = new Set<string>();
  readonly #balancer: Balancer;
  readonly #work: Work;
  readonly #students: Promise<void>[];
  #tally = emptyTally();
  #turn = 0;
  #isStopping = false;

  constructor(balancer: Balancer, work: Work, crowd: number) {
    this.#balancer = balancer;
    this.#work = work;
    this.#students = Array.from({ length: crowd }, () => this.#study());
  }

  /** The tally since the last call. */
  take(): Tally {
    const taken = this.#tally;
    this.#tally = emptyTally();
    return taken;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#students);
  }

  async #study(): Promise<void> {
    const { reads, answers } = this.#work;
    while (!this.#isStopping) {
      this.#turn += 1;
      const answer = this.#turn % 3 === 0 ? answers.pop() : undefined;
      const request = answer?.request ?? reads[this.#turn % reads.length];
      if (!request) throw new Error("There is nothing to ask for.");
      if ((await this.#send(request)) === 200 && answer) this.acknowledged.push(answer);
    }
  }

  async #send({ method, path, headers, body }: LoadRequest): Promise<number> {
    const origin = await this.#balancer.choose();
    const begun = performance.now();
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const response = await fetch(origin + path, { method, headers, body, signal });
      const text = await response.text();
      if (response.status === 200) this.#tally.done += 1;
      else if (response.status >= 500) this.#tally.failed += 1;
      else this.#tally.refused += 1;
      if (response.status !== 200) this.#complain(`${method} ${path} ${response.status}: ${text}`);
      return response.status;
    } catch (error) {
      this.#tally.lost += 1;
      this.#complain(`${method} ${path}: ${String((error as Error).cause ?? error)}`);
      return 0;
    } finally {
      this.#tally.longest = Math.max(this.#tally.longest, performance.now() - begun);
    }
  }

  /** A few are enough to see what is wrong. */
  #complain(text: string): void {
    if (this.complaints.size < 5) this.complaints.add(text.slice(0, 300));
  }
}

function emptyTally(): Tally {
  return { done: 0, failed: 0, lost: 0, refused: 0, longest: 0 };
}
