import { and, eq, isNull } from "drizzle-orm";

import { courses, enrolments, groups } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/**
 * Lets a person take a course in its default group, once however often it is called.
 * @returns the course's title, or null when there is no such course
 */
export async function enrolUser(
  ctx: Context,
  { userId, courseId }: { userId: number; courseId: number },
): Promise<string | null> {
  const [course] = await ctx.database
    .select({ title: courses.title, groupId: groups.id })
    .from(courses)
    .innerJoin(groups, and(eq(groups.courseId, courses.id), groups.isDefault))
    .where(and(eq(courses.id, courseId), isNull(courses.deletedAt)));
  if (!course) return null;
  await ctx.database
    .insert(enrolments)
    .values({ userId, courseId, groupId: course.groupId, enrolledAt: ctx.clock.now() })
    .onConflictDoNothing();
  return course.title;
}
