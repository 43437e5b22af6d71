import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import {
  type AreaReader,
  type CourseRight,
  hasRight,
  mayAuthor,
  type NeedSource,
  presentWindow,
} from "../../courses/index.ts";
import { thumbnailAddress } from "../outline/read-outline.ts";
import { findNeeds } from "./find-needs.ts";
import { countCourseFigures, listStaffCourses } from "./list-staff-courses.ts";
import { presentFigures } from "./present-figures.ts";

/**
 * The start screen of staff.
 * @param sources of what their courses need, of every domain
 */
export function todayRoutes(
  app: FastifyInstance,
  sources: readonly NeedSource[],
  reader: AreaReader,
): void {
  route(app, api.readToday, {
    action: "authoring.today",
    handle: async ({ ctx, actor, request: { locale } }) => {
      const person = signedIn(actor);
      const found = await listStaffCourses(ctx, person);
      const ids = found.map(({ id }) => id);
      // Administrators see every course; needs are listed only for those they work on.
      const attended = found
        .filter(({ roleHere }) => roleHere !== null)
        .map(({ roleHere, ...course }) => ({
          ...course,
          may: (right: CourseRight) => hasRight(person, roleHere, right),
        }));
      const [figures, { needs, leftOut }, nextClass] = await Promise.all([
        countCourseFigures(ctx, ids),
        findNeeds(ctx, sources, { actor: person, courses: attended, locale }),
        reader.readTaughtClass(ctx, person),
      ]);
      return {
        needs,
        needs_left_out: leftOut,
        courses: found.map((course) => ({
          id: course.id,
          title: course.title,
          language: course.language,
          thumbnail_url: thumbnailAddress(course),
          ...presentWindow(course, ctx.site),
          status: course.status,
          pages: course.pages,
          ...presentFigures(figures.get(course.id), course.pages),
        })),
        may_create: mayAuthor(person),
        next_class: nextClass,
        now: ctx.clock.now().toISOString(),
        time_zone: ctx.site.timeZone,
      };
    },
  });
}
