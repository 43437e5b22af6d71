import type { FastifyInstance } from "fastify";

import type { CourseMemory } from "../courses/index.ts";
import { recallPolicy } from "./recall-policy.ts";
import { recallRoutes } from "./recalls/recall-routes.ts";
import { recapRoutes } from "./recap/recap-routes.ts";

/** What the application serves of this domain. */
export const recallModule = {
  policy: recallPolicy,
  routes(app: FastifyInstance, memory: CourseMemory): void {
    recapRoutes(app, memory);
    recallRoutes(app, memory);
  },
};
