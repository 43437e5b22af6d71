import type { FastifyRequest } from "fastify";

import { TOKEN_PREFIX } from "../principal.ts";

/**
 * The personal token that a request carries; null without one. What else is in `Authorization` is a
 * proxy's business, which may have its own password or token there.
 */
export function readBearerToken({ headers }: FastifyRequest): string | null {
  const [scheme = "", token = "", ...rest] = (headers.authorization ?? "").trim().split(/ +/);
  if (scheme.toLowerCase() !== "bearer" || rest.length > 0) return null;
  return token.startsWith(TOKEN_PREFIX) ? token : null;
}
