import type { FastifyInstance } from "fastify";

import { coursesPolicy } from "./access/course-policy.ts";
import { findStreamSources } from "./content/find-stream-sources.ts";
import { courseRoutes } from "./course-routes.ts";
import { groupRoutes } from "./groups/group-routes.ts";
import { invitationRoutes } from "./invitations/invitation-routes.ts";
import { joinRoutes } from "./invitations/join-routes.ts";
import { peopleRoutes } from "./people/people-routes.ts";
import { staffRoutes } from "./people/staff-routes.ts";

/** What the application serves of this domain. */
export const courseModule = {
  policy: coursesPolicy,
  routes(app: FastifyInstance): void {
    courseRoutes(app);
    peopleRoutes(app);
    staffRoutes(app);
    groupRoutes(app);
    invitationRoutes(app);
    joinRoutes(app);
  },
  findStreamSources,
};
