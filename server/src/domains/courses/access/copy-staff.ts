import { eq, sql } from "drizzle-orm";

import { courseStaff } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Assigns a course's staff to another course, in the same roles; existing roles there stay. */
export async function copyStaff(
  { database }: Context,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const staff = database
    .select({
      userId: courseStaff.userId,
      courseId: sql<number>`${to}::int`.as("course_id"),
      role: courseStaff.role,
    })
    .from(courseStaff)
    .where(eq(courseStaff.courseId, from));
  await database.insert(courseStaff).select(staff).onConflictDoNothing();
}
