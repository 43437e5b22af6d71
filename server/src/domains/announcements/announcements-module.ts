import type { FastifyInstance } from "fastify";

import { announcementsPolicy } from "./announcements-policy.ts";
import { announcementFileRoutes } from "./management/file-routes.ts";
import { managementRoutes } from "./management/management-routes.ts";
import { ownAnnouncementRoutes } from "./own/own-announcement-routes.ts";

/** What the application serves of this domain. */
export const announcementsModule = {
  policy: announcementsPolicy,
  routes(app: FastifyInstance): void {
    ownAnnouncementRoutes(app);
    managementRoutes(app);
    announcementFileRoutes(app);
  },
};
