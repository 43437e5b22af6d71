import type { Endpoint } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { unsupportedMediaType } from "./http-error.ts";

/**
 * Registers a route that accepts a raw body of its endpoint's media type only, as a stream: its
 * handler reads it from the request.
 */
export function receiveBytes(
  app: FastifyInstance,
  { bytes }: Endpoint,
  register: (scope: FastifyInstance) => void,
): void {
  if (bytes === undefined) throw new Error("The endpoint takes no bytes.");
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, done) =>
      done(unsupportedMediaType("Send application/offset+octet-stream.")),
    );
    scope.addContentTypeParser(bytes, (_request, _payload, done) => done(null));
    register(scope);
  });
}
