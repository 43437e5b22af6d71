import { setImmediate as nextTurn } from "node:timers/promises";

/** The milliseconds for which the event loop was held longest while something ran, and its result. */
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
  let last = performance.now();
  while (!over.aborted) {
    await nextTurn();
    const now = performance.now();
    held = Math.max(held, now - last);
    last = now;
  }
  return held;
}

/** Milliseconds that a synchronous function takes, the better of two. */
export function timeOf(run: () => unknown): number {
  const times = [0, 0].map(() => {
    const begin = performance.now();
    run();
    return performance.now() - begin;
  });
  return Math.min(...times);
}
