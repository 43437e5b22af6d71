import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import type { AreaReader } from "./area-reader.ts";

/** The areas in a person's navigation. */
export function areaRoutes(app: FastifyInstance, reader: AreaReader): void {
  route(app, api.readNavigation, {
    action: "navigation.read",
    handle: async ({ ctx, actor }) => ({ areas: await reader.readAreas(ctx, signedIn(actor)) }),
  });
}
