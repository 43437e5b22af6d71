import { asc, and, eq, isNull } from "drizzle-orm";

import { courses, groups } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { staffScope } from "../../courses/index.ts";

/** Maximum number of courses that a form offers. */
const MOST = 500;

/** Courses for which a person may plan classes, with their groups, by title. */
export async function listPlannableCourses(ctx: Context, actor: Actor) {
  const found = await ctx.database
    .select({ id: courses.id, title: courses.title, groupId: groups.id, groupName: groups.name })
    .from(courses)
    .innerJoin(groups, eq(groups.courseId, courses.id))
    .where(and(isNull(courses.deletedAt), staffScope(ctx, actor, "manage_students")))
    .orderBy(asc(courses.title), asc(courses.id), asc(groups.name), asc(groups.id))
    .limit(MOST);
  const byCourse = Map.groupBy(found, ({ id }) => id);
  return [...byCourse].map(([id, rows]) => ({
    id,
    title: rows[0]?.title ?? "",
    groups: rows.map(({ groupId, groupName }) => ({ id: groupId, name: groupName })),
  }));
}
