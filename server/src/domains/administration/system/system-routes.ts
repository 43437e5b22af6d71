import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { readSystem } from "./read-system.ts";

/** State of the installation for administrators, in place of metrics for programs. */
export function systemRoutes(app: FastifyInstance): void {
  route(app, api.readSystem, {
    action: "system.read",
    handle: ({ ctx }) => readSystem(ctx),
  });
}
