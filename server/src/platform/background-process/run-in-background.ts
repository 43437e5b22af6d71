import { setTimeout as sleep } from "node:timers/promises";

import type { Context } from "../context.ts";
import { busy } from "../errors/domain-error.ts";
import type { Patience } from "../jobs/make-way.ts";
import type { BackgroundResult, BackgroundTask } from "./background-process.ts";
import { type BackgroundProcess, startProcess } from "./start-process.ts";

/** Tasks waiting for the process. */
const MOST_WAITING = 32;
/** Milliseconds before an idle process is stopped to free its memory. */
const IDLE_LIMIT = 20_000;

/** Started lazily by the first task; what it has loaded stays cached between tasks. */
let background: BackgroundProcess | undefined;
let idle: NodeJS.Timeout | undefined;

type Task = (input: never) => unknown;

/** Resolves when the next task may begin. */
let rested: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Runs a job's work that no request waits for, one task at a time, in a low-priority process: in a
 * worker thread, the threads of libraries would keep the normal priority. Between tasks it yields to
 * requests of this process. Input and result are copied: no functions, classes or errors of ours.
 * @param module file whose default export is the task
 * @param patience how long all the tasks of this caller may take
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
      // On a busy machine, it yielded while it worked.
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
