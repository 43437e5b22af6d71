import { setImmediate as nextTurn } from "node:timers/promises";

/** Milliseconds of work after which others get their turn. */
const SLICE = 10;

/**
 * For long work in small steps: await what it returns after each of them, and requests that came in
 * meanwhile are served between them.
 */
export function shareEventLoop(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < SLICE) return;
    await nextTurn();
    begun = performance.now();
  };
}
