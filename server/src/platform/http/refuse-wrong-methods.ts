import { isPagePath } from "@paso/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { HttpError } from "./http-error.ts";

/**
 * Collects the methods of every address, to tell a known address with another method from an unknown
 * one. Call before the first route.
 * @returns refuses such a request with 405 and `Allow`; a no-op for any other
 */
export function collectMethods(
  app: FastifyInstance,
): (request: FastifyRequest, reply: FastifyReply) => void {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook("onRoute", ({ url, method }) => {
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const one of [method].flat()) route.methods.add(one);
    routes.set(url, route);
  });
  return (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    const matching = [...routes.values()].filter(({ pattern }) => pattern.test(path));
    const methods = new Set(matching.flatMap((route) => [...route.methods]));
    if (methods.size === 0 || methods.has(request.method)) return;
    // Some addresses are a page for people and a call for programs.
    if (["GET", "HEAD"].includes(request.method) && isPagePath(path)) return;
    void reply.header("allow", [...methods].toSorted().join(", "));
    throw new HttpError(405, "method_not_allowed", "This address does not take this method.");
  };
}

/** Of a route's address, in which `:name` matches one path segment. */
function patternOf(url: string): RegExp {
  const parts = url
    .split("/")
    .map((part) =>
      part.startsWith(":") ? "[^/]+" : part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
    );
  return new RegExp(`^${parts.join("/")}$`);
}
