import { and, eq, inArray } from "drizzle-orm";

import { enrolments } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/**
 * Locks enrolments of a course in the global lock order, and so waits for any concurrent steps of
 * these students.
 * @param userIds all of the course if omitted
 */
export function lockEnrolments(
  { database }: Context,
  courseId: number,
  userIds?: readonly number[],
): Promise<(typeof enrolments.$inferSelect)[]> {
  return database
    .select()
    .from(enrolments)
    .where(
      and(eq(enrolments.courseId, courseId), userIds && inArray(enrolments.userId, [...userIds])),
    )
    .orderBy(enrolments.userId)
    .for("update");
}
