import { eq, sql } from "drizzle-orm";

import { courses, groups, liveClasses } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

/** The heading of a class: its title, course, group and hosts. */
export async function findHead({ database }: Context, classId: number) {
  const [head] = await database
    .select({
      title: liveClasses.title,
      timeZone: liveClasses.timeZone,
      courseId: courses.id,
      courseTitle: courses.title,
      groupId: groups.id,
      groupName: groups.name,
      hosts: sql<string[]>`array(
        select concat_ws(' ', u.first_name, u.last_name) from live_hosts h
        join users u on u.id = h.user_id where h.class_id = ${liveClasses.id}
        order by u.first_name, u.last_name, u.id)`,
    })
    .from(liveClasses)
    .leftJoin(courses, eq(courses.id, liveClasses.courseId))
    .leftJoin(groups, eq(groups.id, liveClasses.groupId))
    .where(eq(liveClasses.id, classId));
  // Deleted in the meantime.
  if (!head) throw notFound();
  return head;
}
