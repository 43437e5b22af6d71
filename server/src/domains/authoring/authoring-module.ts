import type { FastifyInstance } from "fastify";

import type { AreaReader, NeedSource } from "../courses/index.ts";
import { archiveRoutes } from "./archive/archive-routes.ts";
import { authoringPolicy } from "./authoring-policy.ts";
import { authoringRoutes } from "./authoring-routes.ts";
import { draftRoutes } from "./drafts/draft-routes.ts";
import { historyRoutes } from "./history/history-routes.ts";
import { libraryRoutes } from "./library/library-routes.ts";
import { mediaRoutes } from "./media/media-routes.ts";
import { outlineRoutes } from "./outline/outline-routes.ts";
import { surveyRoutes } from "./survey/survey-routes.ts";
import { findDraftCourses } from "./today/find-draft-courses.ts";
import { findUnsavedWork } from "./today/find-unsaved-work.ts";
import { todayRoutes } from "./today/today-routes.ts";
import { uploadRoutes } from "./uploads/upload-routes.ts";

/** What this domain contributes to the application. */
export const authoringModule = {
  policy: authoringPolicy,
  needs: [findUnsavedWork, findDraftCourses] satisfies NeedSource[],
  /** @param needs of every domain */
  routes(app: FastifyInstance, needs: readonly NeedSource[], reader: AreaReader): void {
    authoringRoutes(app);
    surveyRoutes(app);
    uploadRoutes(app);
    mediaRoutes(app);
    draftRoutes(app);
    historyRoutes(app);
    libraryRoutes(app);
    outlineRoutes(app);
    archiveRoutes(app);
    todayRoutes(app, needs, reader);
  },
};
