import type { FastifyInstance, FastifyRequest } from "fastify";

import { EventLoopMeter, LONGEST_BLOCK } from "../event-loop/event-loop-meter.ts";

/** Milliseconds between two lines in the log. */
const PAUSE = 1_000;

/**
 * Measures how long the event loop is blocked. If that was too long, logs a warning with the routes
 * that were running, at most once a second.
 */
export function watchEventLoop(app: FastifyInstance): void {
  /** How many requests each route is serving. */
  const atWork = new Map<string, number>();
  // Weak, as its tables then do not keep old requests from being collected while young.
  const routeOf = new WeakMap<FastifyRequest, string>();
  /** Routes of all requests since the last check: the one at fault may be over. */
  const recent = new Set<string>();
  const count = (route: string, change: 1 | -1) =>
    atWork.set(route, (atWork.get(route) ?? 0) + change);
  const leave = (request: FastifyRequest, done: () => void) => {
    const route = routeOf.get(request);
    // An aborted request may end as well.
    if (route !== undefined && routeOf.delete(request)) count(route, -1);
    done();
  };
  app.addHook("onRequest", (request, _reply, done) => {
    const route = `${request.method} ${request.routeOptions.url ?? "unknown"}`;
    routeOf.set(request, route);
    count(route, 1);
    recent.add(route);
    done();
  });
  app.addHook("onResponse", (request, _reply, done) => leave(request, done));
  app.addHook("onRequestAbort", leave);

  let logged = Number.NEGATIVE_INFINITY;
  const meter = new EventLoopMeter((blocked, now) => {
    if (blocked > LONGEST_BLOCK && now - logged > PAUSE) {
      logged = now;
      app.log.warn({ ms: blocked, routes: [...recent] }, "event loop blocked");
    }
    recent.clear();
    for (const [route, requests] of atWork) if (requests > 0) recent.add(route);
  });
  app.addHook("onClose", async () => meter.stop());
  app.decorate("eventLoop", meter);
}
