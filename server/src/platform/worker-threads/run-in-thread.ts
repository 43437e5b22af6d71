import type { Transferable } from "node:worker_threads";

import type { Piscina } from "piscina";

import { busy } from "../errors/domain-error.ts";

/** Concurrent threads; requests are served by another one. */
const MOST_THREADS = 2;
/** Tasks waiting for a thread. */
const MOST_WAITING = 32;
/** Milliseconds before an idle thread is stopped to free its memory. */
const IDLE_LIMIT = 20_000;
/** Heap limit: a task that needs more fails without taking the process down. */
const MOST_MEGABYTES = 512;
/** Threads yield to the one that serves requests. */
const NICENESS = 5;

/** Loaded lazily with the first task; it has no thread while there are no tasks. */
let pool: Promise<Piscina> | undefined;

function openPool(): Promise<Piscina> {
  pool ??= import("piscina").then(
    ({ Piscina: Pool }) =>
      new Pool({
        minThreads: 0,
        maxThreads: MOST_THREADS,
        maxQueue: MOST_WAITING,
        niceIncrement: NICENESS,
        idleTimeout: IDLE_LIMIT,
        resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
        recordTiming: false,
      }),
  );
  return pool;
}

type Task = (input: never) => unknown;

/**
 * Runs what would block the event loop in another thread. Input and result are copied: no functions,
 * classes or errors of ours.
 * @param module file whose default export is the task
 * @param transfer parts of the input that are transferred instead of copied
 * @throws `unavailable` when too many tasks are waiting
 */
export async function runInThread<Work extends Task>(
  module: URL,
  input: Parameters<Work>[0],
  transfer: readonly Transferable[] = [],
): Promise<Awaited<ReturnType<Work>>> {
  const threads = await openPool();
  if (threads.queueSize >= MOST_WAITING) throw busy();
  return threads.run(input, { filename: module.href, transferList: [...transfer] }) as Promise<
    Awaited<ReturnType<Work>>
  >;
}
