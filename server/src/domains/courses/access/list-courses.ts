import { and, asc, eq } from "drizzle-orm";

import { courses } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { type Course, visibleTo } from "./find-course.ts";

type ListedCourse = Pick<
  Course,
  "id" | "title" | "thumbnail" | "order" | "startsAt" | "endsAt" | "status"
>;

/** The courses a person sees, in their order; drafts only on request. */
export async function listCourses(
  ctx: Context,
  actor: Actor,
  { withDrafts }: { withDrafts: boolean },
): Promise<ListedCourse[]> {
  const { id, title, thumbnail, order, startsAt, endsAt, status } = courses;
  return ctx.database
    .select({ id, title, thumbnail, order, startsAt, endsAt, status })
    .from(courses)
    .where(and(visibleTo(ctx, actor), withDrafts ? undefined : eq(courses.status, "published")))
    .orderBy(asc(courses.order), asc(courses.id));
}
