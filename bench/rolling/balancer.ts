import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds between two questions whether a server is ready. */
const INTERVAL = 250;

/** Chooses among servers as a proxy does that asks them whether they are ready. */
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

  /** The next one that is ready; waits until one is. */
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
