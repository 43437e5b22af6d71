import type { FastifyInstance } from "fastify";

/**
 * One line per response, without query strings, bodies or cookies: nothing to redact.
 * @param withAddresses whether lines name the client's address, which identifies people
 */
export function logResponses(app: FastifyInstance, withAddresses: boolean): void {
  const log = app.log.child({}, { redact: [] });
  app.addHook("onResponse", (request, reply, done) => {
    log.info(
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
