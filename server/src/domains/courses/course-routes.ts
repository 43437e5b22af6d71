import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { signedIn } from "../../platform/http/actor.ts";
import { route } from "../../platform/http/route.ts";
import { maySeeDrafts } from "./course-policy.ts";
import { listCourses } from "./list-courses.ts";

/** The courses of a person. */
export function courseRoutes(app: FastifyInstance): void {
  route(app, api.listCourses, {
    action: "course.list",
    handle: async ({ ctx, actor, query }) => {
      const person = signedIn(actor);
      const withDrafts = query.ignoreStatus === "true" && maySeeDrafts(person);
      const courses = await listCourses(ctx, person, { withDrafts });
      return withDrafts ? { courses, is_admin: person.role === "admin" } : { courses };
    },
  });
}
