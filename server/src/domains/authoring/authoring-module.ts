import type { FastifyInstance } from "fastify";

import { archiveRoutes } from "./archive/archive-routes.ts";
import { authoringPolicy } from "./authoring-policy.ts";
import { authoringRoutes } from "./authoring-routes.ts";
import { draftRoutes } from "./drafts/draft-routes.ts";
import { outlineRoutes } from "./outline/outline-routes.ts";
import { surveyRoutes } from "./survey/survey-routes.ts";
import { uploadRoutes } from "./uploads/upload-routes.ts";

/** What the application serves of this domain. */
export const authoringModule = {
  policy: authoringPolicy,
  routes(app: FastifyInstance): void {
    authoringRoutes(app);
    surveyRoutes(app);
    uploadRoutes(app);
    draftRoutes(app);
    outlineRoutes(app);
    archiveRoutes(app);
  },
};
