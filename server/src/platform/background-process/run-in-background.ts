import { setTimeout as sleep } from "node:timers/promises";

import type { Context } from "../context.ts";
import { busy } from "../errors/domain-error.ts";
import type { Patience } from "../jobs/make-way.ts";
import type { BackgroundResult, BackgroundTask } from "./background-process.ts";
import { type BackgroundProcess, startProcess } from "./start-process.ts";

/** Tasks waiting for the process. */
const MOST_WAITING = 32;
/** Milliseconds for which the idle process keeps its memory. */
const IDLE_LIMIT = 20_000;

/** Not there until the first task; it keeps what it has loaded from one task to the next. */
let background: BackgroundProcess | undefined;
let idle: NodeJS.Timeout | undefined;

type Task = (input: never) => unknown;

/** When the next task may begin. */
let rested: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Runs what a job makes and no request waits for, one task at a time, in a process that gives way to
 * everything else on the machine: in a thread, what libraries compute beside it would not. Between
 * tasks it makes way for requests of this process. Input and result are copied: no functions,
 * classes or errors of ours.
 * @param module file whose default export is the task
 * @param patience how long the tasks of whoever asks may take until all are done
 * @throws `unavailable` when too many tasks are waiting
 */
export async function runInBackground<Work extends Task>(
  { requests }: Pick<Context, "requests">,
  module: URL,
  input: Parameters<Work>[0],
  patience: Patience = "seconds",
): Promise<Awaited<ReturnType<Work>>> {
  if (waiting >= MOST_WAITING) throw busy();
  waiting += 1;
  const task: BackgroundTask = { module: module.href, input };
  const turn = rested.then(async () => {
    const startedAt = performance.now();
    try {
      const outcome = await runInProcess(task);
      return { outcome, elapsed: performance.now() - startedAt };
    } finally {
      waiting -= 1;
    }
  });
  rested = turn.then(
    ({ outcome: { computed }, elapsed }) => {
      // On a busy machine it has made way while it worked.
      const waited = Math.max(0, elapsed - computed);
      const rest = (requests?.restAfter(computed, patience) ?? 0) - waited;
      return sleep(Math.max(0, rest), undefined, { ref: false });
    },
    () => {},
  );
  const { outcome } = await turn;
  if ("failure" in outcome) throw new Error(outcome.failure);
  return outcome.result as Awaited<ReturnType<Work>>;
}

async function runInProcess(task: BackgroundTask): Promise<BackgroundResult> {
  clearTimeout(idle);
  if (!background || background.hasExited()) background = startProcess();
  try {
    return await background.run(task);
  } finally {
    idle = setTimeout(stopProcess, IDLE_LIMIT).unref();
  }
}

function stopProcess(): void {
  background?.stop();
  background = undefined;
}
