import { and, eq, inArray } from "drizzle-orm";

import { courseStaff } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { type CourseRight, rolesWith } from "./course-policy.ts";

/** Ids of the people whose role in a course has a right. */
export async function listStaffWith(
  { database }: Context,
  courseId: number,
  right: CourseRight,
): Promise<number[]> {
  const staff = await database
    .select({ userId: courseStaff.userId })
    .from(courseStaff)
    .where(and(eq(courseStaff.courseId, courseId), inArray(courseStaff.role, rolesWith(right))));
  return staff.map(({ userId }) => userId);
}
