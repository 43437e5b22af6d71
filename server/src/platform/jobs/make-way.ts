import { setTimeout as sleep } from "node:timers/promises";

import type { RunnableJob } from "./job.ts";

/** What the queue itself needs of what jobs are given. */
export interface JobContext {
  /** Requests that this process serves beside its jobs. */
  requests?: { restAfter(worked: number): number };
}

/** Milliseconds: a job that waited for something else than this machine does not rest for that. */
const LONGEST_REST = 100;

/**
 * The job with a rest after each run while its process serves requests: people who finish
 * together leave hundreds of short jobs, which one after the other would hold up everybody else.
 */
export function makeWay<Context extends JobContext>(
  job: RunnableJob<Context>,
): RunnableJob<Context> {
  return {
    ...job,
    async run(ctx, payload) {
      const startedAt = performance.now();
      try {
        await job.run(ctx, payload);
      } finally {
        const rest = ctx.requests?.restAfter(performance.now() - startedAt) ?? 0;
        if (rest > 0) await sleep(Math.min(rest, LONGEST_REST));
      }
    },
  };
}
