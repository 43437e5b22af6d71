import { setTimeout as sleep } from "node:timers/promises";

import type { RunnableJob } from "./job.ts";

/** How long work may take until all of it is done. */
export type Patience = "seconds" | "minutes";

/** What the queue itself needs of what jobs are given. */
export interface JobContext {
  /** Requests that this process serves beside its jobs. */
  requests?: { restAfter(worked: number, patience: Patience): number };
}

/** Milliseconds: work that waited for something else than this machine does not rest for that. */
const LONGEST_REST: Record<Patience, number> = { seconds: 100, minutes: 500 };

/**
 * The job with a rest after each run while its process serves requests: people who finish
 * together leave hundreds of short jobs, which one after the other would hold up everybody else.
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
 * Does the work, and rests afterwards while the process serves requests; for jobs in the background,
 * what they do in this process.
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
