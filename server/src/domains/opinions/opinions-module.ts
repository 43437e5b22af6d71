import type { FastifyInstance } from "fastify";

import type { CourseMemory, NeedSource } from "../courses/index.ts";
import { moderationRoutes } from "./moderation/moderation-routes.ts";
import { findUnreadOpinions } from "./needs/find-unread-opinions.ts";
import { opinionRoutes } from "./opinion-routes.ts";
import { opinionsPolicy } from "./opinions-policy.ts";
import { pinRoutes } from "./pins/pin-routes.ts";

/** What the application serves of this domain. */
export const opinionsModule = {
  policy: opinionsPolicy,
  needs: [findUnreadOpinions] satisfies NeedSource[],
  routes(app: FastifyInstance, memory: CourseMemory): void {
    opinionRoutes(app, memory);
    moderationRoutes(app, memory);
    pinRoutes(app, memory);
  },
};
