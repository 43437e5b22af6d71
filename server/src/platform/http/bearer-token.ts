import type { FastifyRequest } from "fastify";

import { TOKEN_PREFIX } from "../principal.ts";

/**
 * The personal token of a request; null without one. Other contents of `Authorization` are ignored: a
 * proxy may have its own password or token there.
 */
export function readBearerToken({ headers }: FastifyRequest): string | null {
  const [scheme = "", token = "", ...rest] = (headers.authorization ?? "").trim().split(/ +/);
  if (scheme.toLowerCase() !== "bearer" || rest.length > 0) return null;
  return token.startsWith(TOKEN_PREFIX) ? token : null;
}
