import type { FastifyInstance } from "fastify";

/**
 * Lets routes of this scope accept form fields, as other sites have browsers send them.
 * @param limit in bytes
 */
export function parseFormBodies(scope: FastifyInstance, limit: number): void {
  scope.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: limit },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  );
}
