import { setTimeout as sleep } from "node:timers/promises";

import type pg from "pg";

import type { GeneratedData } from "../data/generate-data.ts";
import { secretOf } from "../data/insert-students.ts";
import { POLL_INDEX } from "../data/write-course.ts";
import type { LoadRequest } from "../load/load-order.ts";
import { post } from "../load/operations.ts";

/** Milliseconds before a failed request is repeated, and its timeout. */
const PAUSE = 100;
/** Milliseconds that a student pauses after an answer, so that there are enough for ten minutes. */
const REST = 200;
const PATIENCE = 30_000;

/** A student's answer, and the call that gives it. */
export interface Answer {
  userId: number;
  sectionId: number;
  optionId: number;
  request: LoadRequest;
}

/** An answer that a server acknowledged. */
export interface AcknowledgedAnswer extends Answer {
  /** In the time of `performance.now()`. */
  at: number;
  server: number;
}

/** Students who answer at several servers, repeating each answer until it is acknowledged. */
export class Answering {
  /** When answers were acknowledged, by server. */
  readonly #times: number[][];
  readonly #origins: readonly string[];
  readonly #waiting: Answer[];
  readonly #acknowledged: AcknowledgedAnswer[] = [];
  readonly #askers: Promise<void>[];
  #isStopping = false;
  /** A failure of the load generator itself. */
  #error: Error | null = null;
  /** Requests without a response, those refused with 503, and those with an unexpected response. */
  readonly #failures = { lost: 0, refused: 0, failed: 0 };

  /** @param crowd concurrent students, spread over the servers */
  constructor(data: GeneratedData, students: number, origins: readonly string[], crowd: number) {
    this.#origins = origins;
    this.#times = origins.map(() => []);
    this.#waiting = planAnswers(data, students);
    this.#askers = Array.from({ length: crowd }, (_, place) =>
      this.#keepAnswering(place).catch((error: Error) => {
        this.#error ??= error;
      }),
    );
  }

  get acknowledged(): number {
    return this.#acknowledged.length;
  }

  get counts() {
    return { ...this.#failures, acknowledged: this.acknowledged };
  }

  /** The longest time without an acknowledged answer since a moment: at the worst server, and overall. */
  longestGap(since: number): { anyServer: number; all: number } {
    const now = performance.now();
    const gapOf = (times: readonly number[]) => {
      const seen = [since, ...times.filter((time) => time > since), now];
      return Math.max(...seen.slice(1).map((time, index) => time - (seen[index] ?? 0)));
    };
    return {
      anyServer: Math.max(...this.#times.map(gapOf)),
      all: gapOf(this.#times.flat().toSorted((one, other) => one - other)),
    };
  }

  /**
   * How many servers have acknowledged an answer since a moment.
   * @throws if the load itself has ended
   */
  countServing(moment: number): number {
    if (this.#error) throw this.#error;
    return this.#times.filter((times) => (times.at(-1) ?? 0) > moment).length;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#askers);
  }

  /** The answers acknowledged so far that are missing or different. */
  findMissing(client: pg.Client): Promise<AcknowledgedAnswer[]> {
    return findMissing(client, [...this.#acknowledged]);
  }

  async #keepAnswering(place: number): Promise<void> {
    while (!this.#isStopping) {
      const answer = this.#waiting.pop();
      if (!answer) throw new Error("All answers are given: take more students.");
      let server = place % this.#origins.length;
      while (!this.#isStopping) {
        const status = await send(this.#origins[server] ?? "", answer.request);
        if (status === 200) {
          const at = performance.now();
          this.#times[server]?.push(at);
          this.#acknowledged.push({ ...answer, at, server });
          await sleep(REST);
          break;
        }
        this.#failures[status === 0 ? "lost" : status === 503 ? "refused" : "failed"] += 1;
        // As a proxy does if a server is gone.
        if (status === 0) server = (server + 1) % this.#origins.length;
        await sleep(PAUSE);
      }
    }
  }
}

/** The status; 0 if no response came. */
async function send(origin: string, { method, path, headers, body }: LoadRequest): Promise<number> {
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetch(origin + path, { method, headers, body, signal });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** The given answers that are missing or different in a database. */
export async function findMissing<Given extends Answer>(
  client: pg.Client,
  given: readonly Given[],
): Promise<Given[]> {
  const { rows } = await client.query<{ place: number }>(
    `select place::int
     from unnest($1::int[], $2::int[], $3::int[])
       with ordinality as given (user_id, section_id, option_id, place)
     where (select count(*) from answers a where a.user_id = given.user_id
       and a.section_id = given.section_id and a.option_ids = array[given.option_id]) <> 1`,
    [
      given.map(({ userId }) => userId),
      given.map(({ sectionId }) => sectionId),
      given.map(({ optionId }) => optionId),
    ],
  );
  const missing = new Set(rows.map(({ place }) => place - 1));
  return given.filter((_, place) => missing.has(place));
}

/**
 * One answer to each lesson's poll by each student, ordered so that consecutive ones are of different
 * students.
 */
export function planAnswers(
  { course, students, secretSeed }: GeneratedData,
  count: number,
): Answer[] {
  const [, ...lessons] = course.lessons;
  return lessons.flatMap((lesson) =>
    Array.from({ length: count }, (_, index) => {
      const userId = students.firstId + index;
      const sectionId = lesson.sectionIds[POLL_INDEX] ?? 0;
      const choice = index % 4;
      const path = `/api/courses/page/${lesson.id}/question/${sectionId}`;
      const request = post(path, secretOf(secretSeed, userId), { answer: String(choice) });
      return { userId, sectionId, optionId: choice + 1, request };
    }),
  );
}
