import { setTimeout as sleep } from "node:timers/promises";

import type { RunnableJob } from "./job.ts";

/** How long all of the work may take. */
export type Patience = "seconds" | "minutes";

/** The part of the jobs' context that the queue itself needs. */
export interface JobContext {
  /** Requests that this process serves besides its jobs. */
  requests?: { restAfter(worked: number, patience: Patience): number };
}

/** Milliseconds: time spent waiting for other machines needs no rest. */
const LONGEST_REST: Record<Patience, number> = { seconds: 100, minutes: 500 };

/**
 * The job with a rest after each run while its process serves requests: people who finish together
 * leave hundreds of short jobs, which would delay everyone else if run back to back.
 */
export function makeWay<Context extends JobContext>(
  job: RunnableJob<Context>,
): RunnableJob<Context> {
  return {
    ...job,
    run: (ctx, payload) => thenRest(ctx, "seconds", () => job.run(ctx, payload)),
  };
}

/**
 * Does the work, and rests afterwards while the process serves requests; for background jobs, the part
 * of the work that runs in this process.
 */
export async function thenRest(
  ctx: JobContext,
  patience: Patience,
  work: () => Promise<unknown>,
): Promise<void> {
  const startedAt = performance.now();
  try {
    await work();
  } finally {
    const rest = ctx.requests?.restAfter(performance.now() - startedAt, patience) ?? 0;
    if (rest > 0) await sleep(Math.min(rest, LONGEST_REST[patience]));
  }
}
