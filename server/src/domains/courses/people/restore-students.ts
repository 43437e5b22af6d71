import { and, eq, inArray } from "drizzle-orm";

import { formerEnrolments } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { enrolUsers } from "../enrolment/enrol-users.ts";
import type { ChosenStudents } from "./remove-students.ts";

/**
 * Re-enrols people who were removed from a course; others are skipped.
 * @returns the ids of those who came back
 */
export async function restoreStudents(
  ctx: Context,
  { courseId, userIds, enrolledBy }: ChosenStudents & { enrolledBy: number },
): Promise<number[]> {
  const former = await ctx.database
    .select({ userId: formerEnrolments.userId })
    .from(formerEnrolments)
    .where(
      and(eq(formerEnrolments.courseId, courseId), inArray(formerEnrolments.userId, [...userIds])),
    );
  const back = former.map(({ userId }) => userId);
  return (await enrolUsers(ctx, { courseId, userIds: back, enrolledBy })) ?? [];
}
