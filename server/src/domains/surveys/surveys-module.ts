import type { FastifyInstance } from "fastify";

import { courseResultsRoutes } from "./course-results/course-results-routes.ts";
import { ownSurveyRoutes } from "./response/own-survey-routes.ts";
import { surveysArea } from "./response/surveys-area.ts";
import { siteResultsRoutes } from "./site-results/site-results-routes.ts";
import { surveyRoutes } from "./survey/survey-routes.ts";
import { surveysPolicy } from "./surveys-policy.ts";

/** What the application serves of this domain. */
export const surveysModule = {
  policy: surveysPolicy,
  areas: [surveysArea],
  routes(app: FastifyInstance): void {
    courseResultsRoutes(app);
    surveyRoutes(app);
    ownSurveyRoutes(app);
    siteResultsRoutes(app);
  },
};
