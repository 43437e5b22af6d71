import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * The longest time in milliseconds for which something blocked the event loop, and its result.
 * Measured in the thread's CPU time, which other programs do not affect.
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

/** CPU time of a synchronous function in milliseconds, the better of two runs. */
export function timeOf(run: () => unknown): number {
  const times = [0, 0].map(() => {
    const begin = threadTime();
    run();
    return threadTime() - begin;
  });
  return Math.min(...times);
}

/** CPU time of this thread in milliseconds. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
