import type { FastifyInstance } from "fastify";

import { liveProviderPolicy } from "./credentials/live-provider-policy.ts";
import { liveProviderRoutes } from "./credentials/live-provider-routes.ts";

/** What the application serves of this domain. */
export const liveModule = {
  policy: { ...liveProviderPolicy },
  routes(app: FastifyInstance): void {
    liveProviderRoutes(app);
  },
};
