import { eq } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { courses, groups } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Names of groups, with their courses. */
export function nameGroups({ database }: Context, groupIds: readonly number[]) {
  return database
    .select({ id: groups.id, name: groups.name, course_title: courses.title })
    .from(groups)
    .innerJoin(courses, eq(courses.id, groups.courseId))
    .where(isAnyOf(groups.id, groupIds))
    .orderBy(courses.title, groups.name, groups.id);
}
