import type { FastifyInstance } from "fastify";

import { coursesPolicy } from "./access/course-policy.ts";
import type { AreaReader } from "./areas/area-reader.ts";
import { areaRoutes } from "./areas/area-routes.ts";
import { courseAreas } from "./areas/course-areas.ts";
import { catalogueRoutes } from "./catalogue/catalogue-routes.ts";
import { findPageHead } from "./catalogue/find-page-head.ts";
import type { CourseMemory } from "./content/course-memory.ts";
import { findStreamSources } from "./content/find-stream-sources.ts";
import { courseRoutes } from "./course-routes.ts";
import { groupRoutes } from "./groups/group-routes.ts";
import { invitationRoutes } from "./invitations/invitation-routes.ts";
import { joinRoutes } from "./invitations/join-routes.ts";
import { findEmptyCourses } from "./needs/find-empty-courses.ts";
import { findNearDates } from "./needs/find-near-dates.ts";
import { findOpenRequests } from "./needs/find-open-requests.ts";
import { findQuietStudents } from "./needs/find-quiet-students.ts";
import type { NeedSource } from "./needs/need-source.ts";
import type { FinishedPageCounter } from "./people/finished-page-counter.ts";
import { peopleRoutes } from "./people/people-routes.ts";
import { staffRoutes } from "./people/staff-routes.ts";
import { signUpRoutes } from "./sign-up/sign-up-routes.ts";

/** What this domain contributes to the application. */
export const courseModule = {
  policy: coursesPolicy,
  needs: [
    findOpenRequests,
    findNearDates,
    findQuietStudents,
    findEmptyCourses,
  ] satisfies NeedSource[],
  areas: courseAreas,
  routes(
    app: FastifyInstance,
    memory: CourseMemory,
    reader: AreaReader,
    countFinished: FinishedPageCounter,
  ): void {
    areaRoutes(app, reader);
    courseRoutes(app);
    peopleRoutes(app, countFinished);
    staffRoutes(app);
    groupRoutes(app);
    invitationRoutes(app);
    joinRoutes(app);
    signUpRoutes(app);
    catalogueRoutes(app, memory);
  },
  findStreamSources,
  findPageHead,
};
