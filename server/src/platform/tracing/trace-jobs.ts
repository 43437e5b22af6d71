import type { RunnableJob } from "../jobs/job.ts";
import type { Tracing } from "./tracing.ts";

/** The same jobs, with a span for each run. */
export function traceJobs<Context>(
  tracing: Tracing,
  jobs: readonly RunnableJob<Context>[],
): RunnableJob<Context>[] {
  return jobs.map((job) => ({
    ...job,
    run: (ctx, payload) => {
      const attributes = { "messaging.system": "graphile-worker", "paso.job": job.name };
      const plan = { name: `job ${job.name}`, kind: "CONSUMER", attributes } as const;
      return tracing.during(plan, () => job.run(ctx, payload));
    },
  }));
}
