import type { FastifyInstance } from "fastify";

import type { Context } from "../../platform/context.ts";
import { daily, defineJob } from "../../platform/jobs/job.ts";
import { archiveRoutes } from "./archive/archive-routes.ts";
import { authoringPolicy } from "./authoring-policy.ts";
import { authoringRoutes } from "./authoring-routes.ts";
import { deleteOldDrafts } from "./drafts/delete-old-drafts.ts";
import { draftRoutes } from "./drafts/draft-routes.ts";
import { outlineRoutes } from "./outline/outline-routes.ts";
import { surveyRoutes } from "./survey/survey-routes.ts";
import { deleteUnusedUploads } from "./uploads/delete-unused-uploads.ts";
import { uploadRoutes } from "./uploads/upload-routes.ts";

/** What the application registers of this domain. */
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
  jobs: [
    defineJob<Context>({
      name: "authoring.delete-old-drafts",
      schedule: daily(3, 20),
      run: deleteOldDrafts,
    }),
    defineJob<Context>({
      name: "authoring.delete-unused-uploads",
      schedule: daily(3, 40),
      run: deleteUnusedUploads,
    }),
  ],
};
