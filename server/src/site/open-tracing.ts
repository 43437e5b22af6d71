import server from "../../package.json" with { type: "json" };
import type { Config } from "../platform/config/config.ts";
import type { traceJobs } from "../platform/tracing/trace-jobs.ts";
import type { tracePool } from "../platform/tracing/trace-pool.ts";
import type { Tracing } from "../platform/tracing/tracing.ts";

/** A process's tracing; loaded lazily, only if the settings name a collector. */
export interface OpenedTracing {
  tracing: Tracing;
  tracePool: typeof tracePool;
  traceJobs: typeof traceJobs;
}

export async function openTracing({
  tracesEndpoint,
  tracesService,
  tracesShare,
}: Pick<Config, "tracesEndpoint" | "tracesService" | "tracesShare">): Promise<
  OpenedTracing | undefined
> {
  if (tracesEndpoint === null) return undefined;
  const [traced, pools, jobs] = await Promise.all([
    import("../platform/tracing/tracing.ts"),
    import("../platform/tracing/trace-pool.ts"),
    import("../platform/tracing/trace-jobs.ts"),
  ]);
  const tracing = new traced.Tracing({
    endpoint: tracesEndpoint,
    service: tracesService,
    version: server.version,
    share: tracesShare,
  });
  return { tracing, tracePool: pools.tracePool, traceJobs: jobs.traceJobs };
}
