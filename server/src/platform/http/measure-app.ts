import type { FastifyInstance } from "fastify";

import { isMetricsToken } from "../metrics/is-metrics-token.ts";
import type { RequestMeter } from "../metrics/measure-requests.ts";
import type { Metrics } from "../metrics/metrics.ts";

/** What an app is measured with. */
export interface AppMetrics {
  metrics: Metrics;
  requests: RequestMeter;
  /** Token for reading the metrics at `/metrics`; null if they have a separate port. */
  token: string | null;
}

/** Counts the app's requests by route, never by address, and serves the metrics to holders of the token. */
export function measureApp(app: FastifyInstance, { metrics, requests, token }: AppMetrics): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { url = "unknown", config } = request.routeOptions;
    requests.ended({
      method: request.method,
      route: url,
      status: reply.statusCode,
      duration: config.isEventStream ? null : reply.elapsedTime,
    });
    done();
  });
  if (token === null) return;
  app.get("/metrics", { config: { action: "public.metrics" } }, async (request, reply) => {
    void reply.header("cache-control", "no-store");
    if (isMetricsToken(request.headers.authorization, token)) {
      return reply.type(metrics.contentType).send(await metrics.write());
    }
    void reply.code(401).header("www-authenticate", "Bearer");
    return reply.type("text/plain; charset=utf-8").send("The token is missing or wrong.\n");
  });
}
