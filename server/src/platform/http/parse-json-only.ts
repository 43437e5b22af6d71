import type { FastifyInstance } from "fastify";

import { malformedJson } from "./answer-error.ts";

/**
 * Accepts JSON bodies and nothing else. An empty body counts as none; a `__proto__` key is kept
 * as a plain key by JSON.parse and then refused as unknown by the endpoint's schema.
 */
export function parseJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    const text = body.toString();
    if (text === "") return done(null);
    try {
      done(null, JSON.parse(text));
    } catch {
      done(malformedJson());
    }
  });
}
