import { setTimeout as sleep } from "node:timers/promises";
import type { Transferable } from "node:worker_threads";

import { Piscina } from "piscina";

import type { Context } from "../context.ts";
import { busy } from "../errors/domain-error.ts";

/** Threads at work at once; requests are served by another one. */
const MOST_THREADS = 2;
/** Tasks waiting for a thread. */
const MOST_WAITING = 32;
/** Milliseconds for which an idle thread keeps its memory. */
const IDLE_LIMIT = 20_000;
/** Of a thread's heap; a task that needs more fails, and not the process. */
const MOST_MEGABYTES = 512;
/** Threads give way to the one that serves requests. */
const NICENESS = 5;
/** A thread that works off a backlog gives way to everything else. */
const BACKGROUND_NICENESS = 10;

const pool = openPool({ maxThreads: MOST_THREADS, niceIncrement: NICENESS });
/** One thread, which keeps what it has loaded from one task to the next. */
const background = openPool({ maxThreads: 1, niceIncrement: BACKGROUND_NICENESS });

/** Has no thread until the first task. */
function openPool(options: { maxThreads: number; niceIncrement: number }): Piscina {
  return new Piscina({
    ...options,
    minThreads: 0,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_LIMIT,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    recordTiming: false,
  });
}

type Task = (input: never) => unknown;

/**
 * Runs what would hold the event loop in another thread. Input and result are copied: no functions,
 * classes or errors of ours.
 * @param module file whose default export is the task
 * @param transfer parts of the input that are handed over instead of copied
 * @throws `unavailable` when too many tasks are waiting
 */
export function runInThread<Work extends Task>(
  module: URL,
  input: Parameters<Work>[0],
  transfer: readonly Transferable[] = [],
): Promise<Awaited<ReturnType<Work>>> {
  return runIn<Work>(pool, module, input, transfer);
}

/** Beside requests the thread rests after each task so many times as long as that took. */
const REST = 3;
/** When the next task may begin. */
let rested: Promise<unknown> = Promise.resolve();

/**
 * As {@link runInThread}, for what a job makes and no request waits for: one task at a time, which
 * makes way for requests of this process.
 */
export async function runInBackground<Work extends Task>(
  { requests }: Pick<Context, "requests">,
  module: URL,
  input: Parameters<Work>[0],
): Promise<Awaited<ReturnType<Work>>> {
  const turn = rested.then(async () => {
    const startedAt = performance.now();
    const result = await runIn<Work>(background, module, input, []);
    return { result, rest: REST * (performance.now() - startedAt) };
  });
  rested = turn.then(
    ({ rest }) => (requests?.areRecent ? sleep(rest, undefined, { ref: false }) : undefined),
    () => {},
  );
  return (await turn).result;
}

function runIn<Work extends Task>(
  threads: Piscina,
  module: URL,
  input: Parameters<Work>[0],
  transfer: readonly Transferable[],
): Promise<Awaited<ReturnType<Work>>> {
  if (threads.queueSize >= MOST_WAITING) return Promise.reject(busy());
  return threads.run(input, { filename: module.href, transferList: [...transfer] }) as Promise<
    Awaited<ReturnType<Work>>
  >;
}
