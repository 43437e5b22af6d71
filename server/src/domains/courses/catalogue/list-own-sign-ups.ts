import type { OwnSignUps } from "@paso/contract";
import { and, eq, inArray, isNull } from "drizzle-orm";

import { courses } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { findAskedCourses, findOwnSignUps } from "../sign-up/find-own-sign-ups.ts";
import { hasCatalogue } from "./list-catalogue.ts";

/** The state of a person's requests, in the order in which they asked. */
export async function listOwnSignUps(ctx: Context, actor: Actor): Promise<OwnSignUps> {
  const asked = await findAskedCourses(ctx, actor.id);
  const [own, living, hasCourses] = await Promise.all([
    findOwnSignUps(ctx, actor.id, asked),
    asked.length === 0
      ? []
      : ctx.database
          .select({ id: courses.id, title: courses.title })
          .from(courses)
          .where(
            and(
              inArray(courses.id, asked),
              isNull(courses.deletedAt),
              eq(courses.status, "published"),
            ),
          ),
    hasCatalogue(ctx),
  ]);
  const byId = new Map(living.map((course) => [course.id, course]));
  return {
    requests: asked.flatMap((id) => {
      const course = byId.get(id);
      const state = own.get(id);
      return course && state ? [{ course, own: state }] : [];
    }),
    has_courses: hasCourses,
  };
}
