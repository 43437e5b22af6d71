import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { signedIn } from "../../platform/http/actor.ts";
import { route } from "../../platform/http/route.ts";
import { sendFile } from "../../platform/http/send-file.ts";
import { authoringRoutes } from "./authoring/authoring-routes.ts";
import { maySeeDrafts } from "./course-policy.ts";
import { draftRoutes } from "./drafts/draft-routes.ts";
import { findThumbnail } from "./find-thumbnail.ts";
import { listCourses } from "./list-courses.ts";
import { surveyRoutes } from "./survey/survey-routes.ts";
import { uploadRoutes } from "./uploads/upload-routes.ts";

/** The courses of a person, and writing them. */
export function courseRoutes(app: FastifyInstance): void {
  readingRoutes(app);
  authoringRoutes(app);
  surveyRoutes(app);
  uploadRoutes(app);
  draftRoutes(app);
}

function readingRoutes(app: FastifyInstance): void {
  route(app, api.listCourses, {
    action: "course.list",
    handle: async ({ ctx, actor, query }) => {
      const person = signedIn(actor);
      const withDrafts = query.ignoreStatus === "true" && maySeeDrafts(person);
      const courses = await listCourses(ctx, person, { withDrafts });
      return withDrafts ? { courses, is_admin: person.role === "admin" } : { courses };
    },
  });

  route(app, api.courseThumbnail, {
    action: "course.thumbnail",
    handle: async ({ ctx, actor, params, request, reply }) => {
      const file = await findThumbnail(ctx, signedIn(actor), params.courseId);
      return sendFile(request, reply, ctx.storage, file);
    },
  });
}
