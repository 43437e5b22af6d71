import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";

import type { AreaFacts, CourseMemory } from "../courses/index.ts";
import { classRoutes } from "./class-routes.ts";
import { comparisonRoutes } from "./comparison-routes.ts";
import { comparisonArea } from "./comparison/comparison-area.ts";
import { gradeRoutes } from "./grade-routes.ts";
import { insightPolicy } from "./insight-policy.ts";
import { interventionRoutes } from "./intervention-routes.ts";
import { presentationRoutes } from "./presentation-routes.ts";
import { resultsRoutes } from "./results-routes.ts";
import { scheduleRoutes } from "./schedule-routes.ts";
import { studentResultsRoutes } from "./student-results-routes.ts";

/** What the application serves of this domain. */
export const insightModule = {
  policy: insightPolicy,
  areas: [
    {
      part: "grade",
      waiting: sql`
        select 0 where exists (
          select from grade_schemes g where g.course_id = viewer.course_id)`,
    },
    comparisonArea,
  ] satisfies AreaFacts[],
  routes(app: FastifyInstance, memory: CourseMemory): void {
    resultsRoutes(app, memory);
    studentResultsRoutes(app, memory);
    scheduleRoutes(app, memory);
    interventionRoutes(app, memory);
    gradeRoutes(app, memory);
    comparisonRoutes(app, memory);
    presentationRoutes(app, memory);
    classRoutes(app, memory);
  },
};
