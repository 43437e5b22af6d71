import type { FastifyInstance } from "fastify";

import { malformedJson } from "./send-error.ts";

/** Rejects invalid UTF-8 instead of storing replacement characters. */
const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Accepts JSON bodies and nothing else. An empty body counts as none; a `__proto__` key is kept
 * as a plain key by JSON.parse and then refused as unknown by the endpoint's schema.
 */
export function parseJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => {
    if (body.length === 0) return done(null);
    try {
      done(null, JSON.parse(utf8.decode(body as Buffer)));
    } catch {
      done(malformedJson());
    }
  });
}
