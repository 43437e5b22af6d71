import { and, eq, isNull, sql } from "drizzle-orm";

import { courses } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

/**
 * Runs a change of a course, or of anything in it, as one transaction that gives the course a new
 * version. Changes of one course are serialised, so what a change has checked stays true.
 * @throws `not_found` when the course is not there
 */
export function changeCourse<Result>(
  ctx: Context,
  courseId: number,
  change: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  return withTransaction(ctx, async (inner) => {
    const [course] = await inner.database
      .update(courses)
      .set({ version: sql`${courses.version} + 1` })
      .where(and(eq(courses.id, courseId), isNull(courses.deletedAt)))
      .returning({ id: courses.id });
    if (!course) throw notFound("The course selected doesn't exist.");
    return change(inner);
  });
}
