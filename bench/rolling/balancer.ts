import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds between readiness checks. */
const INTERVAL = 250;

/** Chooses among servers like a proxy with readiness checks. */
export class Balancer {
  readonly #servers = new Map<string, boolean>();
  readonly #asking: Promise<void>;
  #isStopping = false;
  #turn = 0;

  constructor() {
    this.#asking = this.#keepAsking();
  }

  add(origin: string): void {
    this.#servers.set(origin, false);
  }

  remove(origin: string): void {
    this.#servers.delete(origin);
  }

  /** The next ready one; waits if there is none. */
  async choose(): Promise<string> {
    for (;;) {
      const ready = [...this.#servers].filter(([, isReady]) => isReady);
      const chosen = ready[(this.#turn += 1) % Math.max(1, ready.length)];
      if (chosen) return chosen[0];
      await sleep(10);
    }
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#asking;
  }

  async #keepAsking(): Promise<void> {
    while (!this.#isStopping) {
      await Promise.all([...this.#servers.keys()].map((origin) => this.#ask(origin)));
      await sleep(INTERVAL);
    }
  }

  async #ask(origin: string): Promise<void> {
    const response = await fetch(`${origin}/health/ready`).catch(() => null);
    await response?.arrayBuffer();
    if (this.#servers.has(origin)) this.#servers.set(origin, response?.ok ?? false);
  }
}
