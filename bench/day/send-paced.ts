import { setTimeout as sleep } from "node:timers/promises";

import { Pool } from "undici";

import type { LoadRequest } from "../load/load-order.ts";

/** The outcome of requests: milliseconds of those with status 200, and the number of others. */
export interface Paced {
  latencies: Float64Array;
  /** By status; 0 if no response came. */
  others: Record<string, number>;
}

const CONNECTIONS = 64;
const PATIENCE = 60_000;

/** Sends requests at a fixed rate, over kept-alive connections. */
export class PacedSender {
  readonly #pool: Pool;

  constructor(origin: string) {
    if (new URL(origin).hostname !== "127.0.0.1") throw new Error("Only loopback is loaded.");
    this.#pool = new Pool(origin, { connections: CONNECTIONS });
  }

  /** @param rate requests begun per second, regardless of earlier ones */
  async send(requests: readonly LoadRequest[], rate: number): Promise<Paced> {
    const latencies: number[] = [];
    const others: Record<string, number> = {};
    const begun = performance.now();
    const sent = requests.map(async (request, index) => {
      await sleep(Math.max(0, begun + (index * 1_000) / rate - performance.now()));
      const start = performance.now();
      const status = await this.#ask(request);
      if (status === 200) latencies.push(performance.now() - start);
      else others[status] = (others[status] ?? 0) + 1;
    });
    await Promise.all(sent);
    return { latencies: Float64Array.from(latencies).sort(), others };
  }

  stop(): Promise<void> {
    return this.#pool.destroy();
  }

  async #ask(request: LoadRequest): Promise<number> {
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const { statusCode, body } = await this.#pool.request({ ...request, signal });
      await body.dump();
      return statusCode;
    } catch {
      return 0;
    }
  }
}
