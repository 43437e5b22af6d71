import type pg from "pg";

import server from "../../package.json" with { type: "json" };
import { countStoredBytes } from "../domains/files/index.ts";
import type { Config } from "../platform/config/config.ts";
import type { EventLoopMeter } from "../platform/event-loop/event-loop-meter.ts";
import type { OnJobEnd } from "../platform/jobs/job-log.ts";
import { measureJobRuns } from "../platform/metrics/measure-job-runs.ts";
import {
  measureEventLoop,
  measurePools,
  measureStreams,
} from "../platform/metrics/measure-own-state.ts";
import { measureRequests, type RequestMeter } from "../platform/metrics/measure-requests.ts";
import { measureSite } from "../platform/metrics/measure-site.ts";
import { measureStorage } from "../platform/metrics/measure-storage.ts";
import { serveMetrics } from "../platform/metrics/metrics-server.ts";
import { Metrics } from "../platform/metrics/metrics.ts";
import type { Site } from "./open-site.ts";

/** The metrics of a process, and the callbacks that update them. */
export interface ProcessMetrics {
  metrics: Metrics;
  onJobEnd: OnJobEnd;
  watchPools(pools: Readonly<Record<string, pg.Pool>>): void;
  watchEventLoop(meter: EventLoopMeter): void;
  watchStreams(streams: { readonly size: number }): void;
  /** Begins to count the requests that this process serves. */
  countRequests(): RequestMeter;
  /** Stops serving the metrics on their own port. */
  close(): void;
}

/** Measures a process, and serves the metrics if they have their own port. */
export async function measureProcess(config: Config, site: Site): Promise<ProcessMetrics> {
  const { metricsPort: port, metricsToken: token, host, dataFolder } = config;
  const metrics = new Metrics(server.version);
  const ctx = site.context;
  measureSite(metrics, { ctx, dataFolder, readStoredBytes: () => countStoredBytes(ctx) });
  ctx.storage = measureStorage(metrics, ctx.storage);
  return {
    metrics,
    onJobEnd: measureJobRuns(metrics),
    watchPools: (pools) => measurePools(metrics, pools),
    watchEventLoop: (meter) => measureEventLoop(metrics, meter),
    watchStreams: (streams) => measureStreams(metrics, streams),
    countRequests: () => measureRequests(metrics),
    close: port === null ? () => {} : await serveMetrics(metrics, { host, port, token }),
  };
}
