import type { FastifyInstance } from "fastify";

import type { CourseMemory } from "../courses/index.ts";
import { insightPolicy } from "./insight-policy.ts";
import { interventionRoutes } from "./intervention-routes.ts";
import { resultsRoutes } from "./results-routes.ts";
import { studentResultsRoutes } from "./student-results-routes.ts";

/** What the application serves of this domain. */
export const insightModule = {
  policy: insightPolicy,
  routes(app: FastifyInstance, memory: CourseMemory): void {
    resultsRoutes(app, memory);
    studentResultsRoutes(app, memory);
    interventionRoutes(app, memory);
  },
};
