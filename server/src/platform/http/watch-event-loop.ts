import { createHistogram } from "node:perf_hooks";

import type { FastifyInstance, FastifyRequest } from "fastify";

/** Milliseconds for which no request may hold the event loop: others wait as long. */
const LONGEST_HOLD = 50;
/** Milliseconds between two looks at the clock, and the precision of what they find. */
const RESOLUTION = 10;
/** Milliseconds between two lines in the log. */
const PAUSE = 1_000;

/** How long the event loop was held since the process started, in milliseconds; for metrics. */
export interface EventLoopDelay {
  p50: number;
  p99: number;
  max: number;
}

/**
 * Measures how long the event loop is held. Where that was too long for the others, the log has a
 * warning with the routes that were at work, one a second at most.
 */
export function watchEventLoop(app: FastifyInstance): void {
  const atWork = new Map<FastifyRequest, string>();
  /** Of all requests since the last look: the one at fault may be over. */
  const recent = new Set<string>();
  const leave = (request: FastifyRequest, done: () => void) => {
    atWork.delete(request);
    done();
  };
  app.addHook("onRequest", (request, _reply, done) => {
    const route = `${request.method} ${request.routeOptions.url ?? "unknown"}`;
    atWork.set(request, route);
    recent.add(route);
    done();
  });
  app.addHook("onResponse", (request, _reply, done) => leave(request, done));
  app.addHook("onRequestAbort", leave);

  const delay = createHistogram();
  let looked = performance.now();
  let logged = Number.NEGATIVE_INFINITY;
  const look = () => {
    const now = performance.now();
    const held = Math.max(1, Math.round(now - looked) - RESOLUTION);
    looked = now;
    delay.record(held);
    if (held > LONGEST_HOLD && now - logged > PAUSE) {
      logged = now;
      app.log.warn({ ms: held, routes: [...recent] }, "event loop held");
    }
    recent.clear();
    for (const route of atWork.values()) recent.add(route);
  };
  const timer = setInterval(look, RESOLUTION).unref();
  app.addHook("onClose", async () => clearInterval(timer));
  app.decorate("readEventLoopDelay", () => ({
    p50: delay.percentile(50),
    p99: delay.percentile(99),
    max: delay.count === 0 ? 0 : delay.max,
  }));
}
