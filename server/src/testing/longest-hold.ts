import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * The milliseconds for which the event loop was held longest while something ran, and its result.
 * They are the thread's own time, which other programs do not lengthen.
 */
export async function longestHold<Result>(
  run: () => Promise<Result>,
): Promise<{ held: number; result: Result }> {
  const over = new AbortController();
  const watching = watchLoop(over.signal);
  try {
    const result = await run();
    over.abort();
    return { result, held: await watching };
  } finally {
    over.abort();
  }
}

async function watchLoop(over: AbortSignal): Promise<number> {
  let held = 0;
  let last = threadTime();
  while (!over.aborted) {
    await nextTurn();
    const now = threadTime();
    held = Math.max(held, now - last);
    last = now;
  }
  return held;
}

/** Milliseconds of the thread that a synchronous function takes, the better of two. */
export function timeOf(run: () => unknown): number {
  const times = [0, 0].map(() => {
    const begin = threadTime();
    run();
    return threadTime() - begin;
  });
  return Math.min(...times);
}

/** Milliseconds that the processor has spent on this thread. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
