import { setTimeout as sleep } from "node:timers/promises";

import { Agent, request } from "undici";

import type { LoadRequest } from "../load/load-order.ts";

/** Milliseconds before a stream that ended is opened again, as browsers do it. */
const RECONNECT = 1_000;

/** Charts that are open all day: each follows a poll that its viewer has answered. */
export class ChartWatch {
  /** Events that came, streams that were opened, and refusals to open one. */
  readonly counts = { events: 0, opened: 0, refused: 0 };
  readonly #over = new AbortController();
  readonly #agent = new Agent({ bodyTimeout: 0, connections: null });

  /** @param answers calls that answered the polls, by the people who now watch */
  constructor(origin: string, answers: readonly LoadRequest[]) {
    for (const { path, headers } of answers) {
      const live = path.replace(/\/question\/(\d+)$/, "/live?questions=$1");
      void this.#follow(origin + live, headers["cookie"] ?? "");
    }
  }

  async stop(): Promise<void> {
    this.#over.abort();
    await this.#agent.destroy();
  }

  async #follow(url: string, cookie: string): Promise<void> {
    const { signal } = this.#over;
    while (!signal.aborted) {
      try {
        const headers = { cookie, accept: "text/event-stream" };
        const { statusCode, body } = await request(url, {
          headers,
          signal,
          dispatcher: this.#agent,
        });
        if (statusCode === 200) this.counts.opened += 1;
        else this.counts.refused += 1;
        for await (const chunk of body) {
          this.counts.events += String(chunk).split("data:").length - 1;
        }
      } catch {
        // The stream broke or ended; a browser reopens it.
      }
      await sleep(RECONNECT, null, { signal }).catch(() => {});
    }
  }
}
