import type { FastifyInstance, FastifyRequest } from "fastify";

import { EventLoopMeter, LONGEST_HOLD } from "../event-loop/event-loop-meter.ts";

/** Milliseconds between two lines in the log. */
const PAUSE = 1_000;

/**
 * Measures how long the event loop is blocked. If that was too long, logs a warning with the routes
 * that were running, at most once a second.
 */
export function watchEventLoop(app: FastifyInstance): void {
  const atWork = new Map<FastifyRequest, string>();
  /** Routes of all requests since the last check: the one at fault may be over. */
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

  let logged = Number.NEGATIVE_INFINITY;
  const meter = new EventLoopMeter((held, now) => {
    if (held > LONGEST_HOLD && now - logged > PAUSE) {
      logged = now;
      app.log.warn({ ms: held, routes: [...recent] }, "event loop held");
    }
    recent.clear();
    for (const route of atWork.values()) recent.add(route);
  });
  app.addHook("onClose", async () => meter.stop());
  app.decorate("eventLoop", meter);
}
