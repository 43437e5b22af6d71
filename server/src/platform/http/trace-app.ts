import type { Span } from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";

import type { Tracing } from "../tracing/tracing.ts";

/**
 * Makes a span of each request, named by its route and never by an address. Register it before all
 * hooks that query the database.
 */
export function traceApp(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook("onRequest", (request, _reply, done) => {
    const { url: route = "unknown" } = request.routeOptions;
    const span = tracing.begin({
      name: `${request.method} ${route}`,
      kind: "SERVER",
      attributes: {
        "http.request.method": request.method,
        "http.route": route,
        "url.scheme": request.protocol,
        "paso.request_id": request.id,
      },
    });
    spans.set(request, span);
    tracing.inside(span, done);
  });
  // After reading a body, code runs in the context in which its bytes arrived, outside the span.
  app.addHook("preValidation", (request, _reply, done) => {
    const span = spans.get(request);
    if (span) tracing.inside(span, done);
    else done();
  });
  const end = (request: FastifyRequest, status: number | null) => {
    const span = spans.get(request);
    if (!span) return;
    if (status !== null) span.setAttribute("http.response.status_code", status);
    if (status === null || status >= 500) tracing.markFailed(span);
    span.end();
    spans.delete(request);
  };
  app.addHook("onResponse", (request, reply, done) => {
    end(request, reply.statusCode);
    done();
  });
  app.addHook("onRequestAbort", (request, done) => {
    end(request, null);
    done();
  });
}
