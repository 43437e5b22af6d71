import { and, count, eq, isNull, sql } from "drizzle-orm";

import {
  courseStaff,
  enrolments,
  groups,
  modules,
  pages,
  users,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** The staff of a course, owners first. */
export function listStaff({ database }: Context, courseId: number) {
  return database
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      avatar: users.avatar,
      role: courseStaff.role,
      // Null once the invitation has been used.
      invitedAt: sql<
        string | null
      >`case when ${users.lastSeenAt} is null then ${users.invitedAt} end`,
    })
    .from(courseStaff)
    .innerJoin(users, eq(users.id, courseStaff.userId))
    .where(eq(courseStaff.courseId, courseId))
    .orderBy(
      sql`array_position(array['owner', 'teacher', 'assistant', 'viewer'], ${courseStaff.role})`,
      users.lastName,
      users.id,
    );
}

/** The groups of a course with how many students are in each, the default one first. */
export function listGroups({ database }: Context, courseId: number) {
  return database
    .select({
      id: groups.id,
      name: groups.name,
      isDefault: groups.isDefault,
      startsAt: groups.startsAt,
      endsAt: groups.endsAt,
      students: count(enrolments.userId),
    })
    .from(groups)
    .leftJoin(
      enrolments,
      and(eq(enrolments.courseId, groups.courseId), eq(enrolments.groupId, groups.id)),
    )
    .where(eq(groups.courseId, courseId))
    .groupBy(groups.id)
    .orderBy(sql`${groups.isDefault} desc`, groups.id);
}

/** How many pages a course has, without its survey. */
export async function countPages({ database }: Context, courseId: number): Promise<number> {
  const [row] = await database
    .select({ pages: count() })
    .from(pages)
    .innerJoin(modules, eq(modules.id, pages.moduleId))
    .where(and(eq(pages.courseId, courseId), isNull(pages.deletedAt), isNull(modules.deletedAt)));
  return row?.pages ?? 0;
}
