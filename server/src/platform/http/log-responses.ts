import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * One line per response, without query strings, bodies or cookies: nothing to redact.
 * @param withAddresses whether lines name the client's address, which identifies people
 */
export function logResponses(app: FastifyInstance, withAddresses: boolean): void {
  const log = app.log.child({}, { redact: [] });
  app.addHook("onResponse", (request, reply, done) => {
    // Proxies and orchestrators ask every few seconds.
    const level = isHealthCheck(request) && reply.statusCode < 400 ? "debug" : "info";
    log[level](
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user: request.actor?.id,
        ...(withAddresses && { address: request.ip }),
      },
      "responded",
    );
    done();
  });
}

function isHealthCheck({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith("/health/") ?? false;
}
