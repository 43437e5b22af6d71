import { and, eq, isNull } from "drizzle-orm";

import { courses, courseStaff, enrolments, groups, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

/**
 * When an account was created, and the courses its owner takes and works on.
 * @throws `not_found`
 */
export async function readPersonDetails({ database }: Context, userId: number) {
  const course = { id: courses.id, title: courses.title };
  const [account, taken, staffed] = await Promise.all([
    database.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId)),
    database
      .select({
        course,
        group: groups.name,
        enrolledAt: enrolments.enrolledAt,
        finishedAt: enrolments.finishedAt,
      })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .innerJoin(groups, eq(groups.id, enrolments.groupId))
      .where(and(eq(enrolments.userId, userId), isNull(courses.deletedAt)))
      .orderBy(courses.title, courses.id),
    database
      .select({ course, role: courseStaff.role })
      .from(courseStaff)
      .innerJoin(courses, eq(courses.id, courseStaff.courseId))
      .where(and(eq(courseStaff.userId, userId), isNull(courses.deletedAt)))
      .orderBy(courses.title, courses.id),
  ]);
  if (!account[0]) throw notFound();
  return { ...account[0], taken, staffed };
}
