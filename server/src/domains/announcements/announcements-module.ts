import type { FastifyInstance } from "fastify";

import type { AreaFacts } from "../courses/index.ts";
import { announcementsPolicy } from "./announcements-policy.ts";
import { announcementFileRoutes } from "./management/file-routes.ts";
import { managementRoutes } from "./management/management-routes.ts";
import { newsArea, newsCard, staffNewsArea } from "./own/news-area.ts";
import { ownAnnouncementRoutes } from "./own/own-announcement-routes.ts";

/** What the application serves of this domain. */
export const announcementsModule = {
  policy: announcementsPolicy,
  areas: [newsArea, staffNewsArea, newsCard] satisfies AreaFacts[],
  routes(app: FastifyInstance): void {
    ownAnnouncementRoutes(app);
    managementRoutes(app);
    announcementFileRoutes(app);
  },
};
