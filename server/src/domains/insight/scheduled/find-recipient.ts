import { and, eq, isNull, ne } from "drizzle-orm";

import { courses, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { visibleTo } from "../../courses/index.ts";

/**
 * The recipient of a spreadsheet, and its course; null if they may no longer see its results, their
 * account is disabled, or the course is gone.
 */
export async function findRecipient(
  ctx: Context,
  { userId, courseId }: { userId: number; courseId: number },
) {
  const { id, email, firstName, locale, role } = users;
  const [person] = await ctx.database
    .select({ id, email, firstName, locale, role })
    .from(users)
    .where(and(eq(id, userId), isNull(users.disabledAt), ne(role, "student")));
  if (!person) return null;
  const [course] = await ctx.database
    .select({ id: courses.id, title: courses.title, version: courses.version })
    .from(courses)
    .where(and(eq(courses.id, courseId), visibleTo(ctx, person)));
  return course ? { person, course } : null;
}
