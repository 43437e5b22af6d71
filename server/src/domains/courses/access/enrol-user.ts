import { and, eq, isNull } from "drizzle-orm";

import { courses, enrolments } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Lets a person take a course, once however often it is asked; answers the course's title, or null when there is no such course. */
export async function enrolUser(
  ctx: Context,
  { userId, courseId }: { userId: number; courseId: number },
): Promise<string | null> {
  const [course] = await ctx.database
    .select({ title: courses.title })
    .from(courses)
    .where(and(eq(courses.id, courseId), isNull(courses.deletedAt)));
  if (!course) return null;
  await ctx.database
    .insert(enrolments)
    .values({ userId, courseId, enrolledAt: ctx.clock.now() })
    .onConflictDoNothing();
  return course.title;
}
