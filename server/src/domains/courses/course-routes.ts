import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../platform/http/route.ts";
import { sendFile } from "../../platform/http/send-file.ts";
import { isStaff, signedIn } from "../accounts/index.ts";
import { chooseVariant } from "../files/index.ts";
import { findCoursePicture } from "./access/find-course-picture.ts";
import { listedFor } from "./access/find-course.ts";
import { listCourses } from "./access/list-courses.ts";
import { presentWindow } from "./access/present-window.ts";

/** The courses a person sees, and their pictures. */
export function courseRoutes(app: FastifyInstance): void {
  route(app, api.listCourses, {
    action: "course.list",
    handle: async ({ ctx, actor, query }) => {
      const person = signedIn(actor);
      const withDrafts = query.ignoreStatus === "true" && isStaff(person);
      const courses = await listCourses(ctx, person, { withDrafts });
      if (!withDrafts) return { courses: courses.map(({ id, title }) => ({ id, title })) };
      return {
        courses: courses.map((course) => ({
          id: course.id,
          title: course.title,
          thumbnail: course.thumbnail,
          order: course.order,
          ...presentWindow(course, ctx.site),
          status: course.status,
        })),
        is_admin: person.role === "admin",
      };
    },
  });

  route(app, api.courseThumbnail, {
    action: "course.thumbnail",
    handle: async ({ ctx, actor, params, query, request, reply }) => {
      const file = await findCoursePicture(ctx, params.courseId, listedFor(ctx, signedIn(actor)));
      const { accept } = request.headers;
      const sent = await chooseVariant(ctx, file, { ...query, accept });
      return sendFile(request, reply, ctx.storage, sent);
    },
  });
}
