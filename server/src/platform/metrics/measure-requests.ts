import { Counter, Histogram } from "prom-client";

import type { Metrics } from "./metrics.ts";

/** Seconds. Few buckets, since each is a series for every route. */
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Called when requests end. */
export interface RequestMeter {
  /**
   * @param route its pattern, never an address
   * @param duration milliseconds; null if it is meaningless, as for a stream
   */
  ended(request: { method: string; route: string; status: number; duration: number | null }): void;
  /** A request was refused before it had a route. */
  refused(): void;
}

/** Counts requests by route: the number of the product's routes bounds the number of series. */
export function measureRequests({ registry }: Metrics): RequestMeter {
  const registers = [registry];
  const requests = new Counter({
    name: "paso_http_requests_total",
    help: "Requests by method, route and status.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "paso_http_request_duration_seconds",
    help: "From the arrival of a request to the end of its response, event streams left out.",
    labelNames: ["method", "route"],
    buckets: BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: "paso_http_requests_refused_total",
    help: "Requests refused at once because too many were waiting.",
    registers,
  });
  return {
    ended({ method, route, status, duration }) {
      requests.inc({ method, route, status });
      if (duration !== null) durations.observe({ method, route }, duration / 1_000);
    },
    refused: () => refusals.inc(),
  };
}
