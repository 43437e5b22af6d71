import type { FastifyInstance } from "fastify";

import type { Context } from "../../platform/context.ts";
import type { Events } from "../../platform/events.ts";
import type { CourseMemory } from "../courses/index.ts";
import { answerCommitted } from "../learning/index.ts";
import { moderationRoutes } from "./moderation/moderation-routes.ts";
import { opinionRoutes } from "./opinion-routes.ts";
import { createOpinion } from "./opinion/create-opinion.ts";
import { opinionsPolicy } from "./opinions-policy.ts";

/** What the application registers of this domain. */
export const opinionsModule = {
  policy: opinionsPolicy,
  handleEvents(events: Events<Context>): void {
    events.on(answerCommitted, createOpinion);
  },
  routes(app: FastifyInstance, memory: CourseMemory): void {
    opinionRoutes(app, memory);
    moderationRoutes(app, memory);
  },
};
