import type { FastifyInstance } from "fastify";

import { findStreamSources } from "./library/find-stream-sources.ts";
import { libraryRoutes } from "./library/library-routes.ts";
import { videosAreas } from "./videos-areas.ts";
import { videosPolicy } from "./videos-policy.ts";
import { watchingRoutes } from "./watching/watching-routes.ts";

/** What the application serves of this domain. */
export const videosModule = {
  policy: videosPolicy,
  areas: videosAreas,
  routes(app: FastifyInstance): void {
    libraryRoutes(app);
    watchingRoutes(app);
  },
  findStreamSources,
};
