import type { FastifyInstance } from "fastify";

import type { AreaFacts, NeedSource } from "../courses/index.ts";
import { announcementsPolicy } from "./announcements-policy.ts";
import { announcementCommentRoutes } from "./comments/comment-routes.ts";
import { findReportedComments } from "./comments/find-reported-comments.ts";
import { announcementModerationRoutes } from "./comments/moderation-routes.ts";
import { announcementFileRoutes } from "./management/file-routes.ts";
import { managementRoutes } from "./management/management-routes.ts";
import { newsArea, newsCard, staffNewsArea } from "./own/news-area.ts";
import { ownAnnouncementRoutes } from "./own/own-announcement-routes.ts";

/** What the application serves of this domain. */
export const announcementsModule = {
  policy: announcementsPolicy,
  areas: [newsArea, staffNewsArea, newsCard] satisfies AreaFacts[],
  needs: [findReportedComments] satisfies NeedSource[],
  routes(app: FastifyInstance): void {
    ownAnnouncementRoutes(app);
    managementRoutes(app);
    announcementFileRoutes(app);
    announcementCommentRoutes(app);
    announcementModerationRoutes(app);
  },
};
