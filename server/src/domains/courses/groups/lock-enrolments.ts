import { and, eq, inArray } from "drizzle-orm";

import { enrolments } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/**
 * Locks enrolments of a course in the one order in which all do, and thereby waits for what these
 * students are just doing.
 * @param userIds all of the course where it is missing
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
