import type { FastifyInstance } from "fastify";

import type { CourseMemory } from "../courses/index.ts";
import { workbookArea } from "./entries/workbook-area.ts";
import { workbookRoutes } from "./entries/workbook-routes.ts";
import { exportRoutes } from "./exports/export-routes.ts";
import { passageRoutes } from "./passages/passage-routes.ts";
import { workbookPolicy } from "./workbook-policy.ts";

/** What the application serves of this domain. */
export const workbookModule = {
  policy: workbookPolicy,
  areas: [workbookArea],
  routes(app: FastifyInstance, memory: CourseMemory): void {
    workbookRoutes(app, memory);
    exportRoutes(app, memory);
    passageRoutes(app, memory);
  },
};
