import type pg from "pg";
import { Counter, Gauge } from "prom-client";

import type { EventLoopMeter } from "../event-loop/event-loop-meter.ts";
import type { Metrics } from "./metrics.ts";

const MILLISECONDS = 1_000;

/** How long the event loop is blocked. */
export function measureEventLoop(metrics: Metrics, meter: EventLoopMeter): void {
  const registers = [metrics.registry];
  const delay = new Gauge({
    name: "paso_event_loop_delay_seconds",
    help: "How long the event loop was blocked in the last 15 seconds; the quantile 1 is the longest.",
    labelNames: ["quantile"],
    registers,
  });
  const blocked = new Counter({
    name: "paso_event_loop_blocked_total",
    help: "How often the event loop was blocked for more than 50 ms.",
    registers,
  });
  let counted = 0;
  metrics.beforeWriting(() => {
    const { p50, p99, max } = meter.recent();
    delay.set({ quantile: "0.5" }, p50 / MILLISECONDS);
    delay.set({ quantile: "0.99" }, p99 / MILLISECONDS);
    delay.set({ quantile: "1" }, max / MILLISECONDS);
    blocked.inc(meter.blocks - counted);
    counted = meter.blocks;
  });
}

/** Streams of events that this process holds open. */
export function measureStreams(metrics: Metrics, streams: { readonly size: number }): void {
  const open = new Gauge({
    name: "paso_event_streams_open",
    help: "Event streams that this process holds open.",
    registers: [metrics.registry],
  });
  metrics.beforeWriting(() => open.set(streams.size));
}

/** Database connections, by purpose. */
export function measurePools(metrics: Metrics, pools: Readonly<Record<string, pg.Pool>>): void {
  const registers = [metrics.registry];
  const connections = new Gauge({
    name: "paso_database_pool_connections",
    help: "Open database connections of this process, busy and idle.",
    labelNames: ["pool", "state"],
    registers,
  });
  const limit = new Gauge({
    name: "paso_database_pool_limit",
    help: "Most database connections that this process opens.",
    labelNames: ["pool"],
    registers,
  });
  const waiting = new Gauge({
    name: "paso_database_pool_waiting",
    help: "Work of this process that waits for a database connection.",
    labelNames: ["pool"],
    registers,
  });
  metrics.beforeWriting(() => {
    for (const [name, pool] of Object.entries(pools)) {
      connections.set({ pool: name, state: "busy" }, pool.totalCount - pool.idleCount);
      connections.set({ pool: name, state: "idle" }, pool.idleCount);
      limit.set({ pool: name }, pool.options.max);
      waiting.set({ pool: name }, pool.waitingCount);
    }
  });
}
