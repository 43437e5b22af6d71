import type { FastifyInstance } from "fastify";

import { unreadRoutes } from "./list/follow-unread-routes.ts";
import { notificationRoutes } from "./list/notification-routes.ts";
import { notificationsArea } from "./list/notifications-area.ts";
import { notificationsPolicy } from "./notifications-policy.ts";
import { preferenceRoutes } from "./preferences/preference-routes.ts";
import { unsubscribeRoutes } from "./preferences/unsubscribe-routes.ts";

/** What the application serves of this domain. */
export const notificationsModule = {
  policy: notificationsPolicy,
  areas: [notificationsArea],
  routes(app: FastifyInstance): void {
    notificationRoutes(app);
    preferenceRoutes(app);
    unsubscribeRoutes(app);
    unreadRoutes(app);
  },
};
