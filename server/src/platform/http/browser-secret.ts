import type { FastifyRequest } from "fastify";

/** The secret of a browser that made an unsafe call: without one, its CSRF token is refused. */
export function browserSecret({ secret }: FastifyRequest): string {
  if (secret === null) throw new Error("An unsafe call passed without the browser's secret.");
  return secret;
}
