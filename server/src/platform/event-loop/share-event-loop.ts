import { setImmediate as nextTurn } from "node:timers/promises";

/** Milliseconds of work after which to yield. */
const SLICE = 10;

/**
 * For long work in small steps: await the returned function after each of them to let waiting
 * requests be served in between.
 */
export function shareEventLoop(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < SLICE) return;
    await nextTurn();
    begun = performance.now();
  };
}
