import { api, describeApi } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { shareEventLoop } from "../event-loop/share-event-loop.ts";

/** The API's description, made when it is first asked for. */
let apiDocument: Promise<object> | undefined;

/** Describes the API to programs. */
export function serveApiDocument(app: FastifyInstance): void {
  app.get(
    "/api/openapi.json",
    { config: { action: "public.api-document" } },
    () => (apiDocument ??= describeApi(api, shareEventLoop())),
  );
}
