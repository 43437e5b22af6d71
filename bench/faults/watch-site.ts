import { setTimeout as sleep } from "node:timers/promises";

import { percentile } from "../load/percentile.ts";

/** Milliseconds between two requests of one client. */
const PAUSE = 20;
/** Timeout of a response in milliseconds. */
const PATIENCE = 30_000;

/** A signed-in person at a site. */
export interface Person {
  origin: string;
  cookie: string;
  token: string;
  password: string;
}

/** The outcome of a period's requests. */
export interface Watched {
  done: number;
  /** Refused with 503. */
  refused: number;
  /** Anything else. */
  failed: number;
  p50: number;
  longest: number;
  /** The slowest liveness response. */
  live: number;
}

interface Response {
  status: number;
  took: number;
}

/** Sends requests to a site for a while: four readers, one writer, and a supervisor. */
export class SiteWatch {
  /** Number of the last write that was acknowledged, and of the last that was sent. */
  written = { acknowledged: 0, sent: 0 };
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  async watch(duration: number): Promise<Watched> {
    const until = performance.now() + duration;
    const [live, ...asked] = await Promise.all([
      repeat(until, () => this.#send("GET", "/health/live")),
      ...Array.from({ length: 4 }, () => repeat(until, () => this.#read())),
      repeat(until, () => this.#write()),
    ]);
    const responses = asked.flat();
    const times = Float64Array.from(responses.map(({ took }) => took)).sort();
    const count = (is: (status: number) => boolean) =>
      responses.filter(({ status }) => is(status)).length;
    return {
      done: count((status) => status === 200),
      refused: count((status) => status === 503),
      failed: count((status) => status !== 200 && status !== 503),
      p50: percentile(times, 0.5),
      longest: times.at(-1) ?? 0,
      live: Math.max(...live.map(({ took, status }) => (status === 200 ? took : Infinity))),
    };
  }

  /** Milliseconds until reads and writes are served again. */
  async recovery(limit: number): Promise<number> {
    const begun = performance.now();
    while (performance.now() - begun < limit) {
      const [read, write] = await Promise.all([this.#read(), this.#write()]);
      if (read.status === 200 && write.status === 200) return performance.now() - begun;
      await sleep(PAUSE);
    }
    return Infinity;
  }

  /** Whether the last acknowledged write, or a later one, is there. */
  async isKept(): Promise<boolean> {
    const { origin, cookie } = this.#person;
    const response = await fetch(`${origin}/api/session`, { headers: { cookie } });
    const [, number = ""] = /"first_name":"N(\d+)"/.exec(await response.text()) ?? [];
    const { acknowledged, sent } = this.written;
    return number !== "" && Number(number) >= acknowledged && Number(number) <= sent;
  }

  #read(): Promise<Response> {
    return this.#send("GET", "/api/session");
  }

  async #write(): Promise<Response> {
    const number = (this.written.sent += 1);
    const body = { first_name: `N${number}`, last_name: "Bench", time_zone: null };
    const response = await this.#send("PUT", "/api/account/profile", body);
    if (response.status === 200) this.written.acknowledged = number;
    return response;
  }

  async #send(method: string, path: string, body?: object): Promise<Response> {
    const { origin, cookie, token } = this.#person;
    const begun = performance.now();
    const status = await fetch(origin + path, {
      method,
      headers: {
        cookie,
        "x-csrf-token": token,
        "x-requested-with": "XMLHttpRequest",
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    return { status, took: performance.now() - begun };
  }
}

async function repeat(until: number, ask: () => Promise<Response>): Promise<Response[]> {
  const responses: Response[] = [];
  while (performance.now() < until) {
    responses.push(await ask());
    await sleep(PAUSE);
  }
  return responses;
}
