import { eq } from "drizzle-orm";

import { courseStaff } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Assigns a course's staff to another course, in the same roles; who has one there keeps it. */
export async function copyStaff(
  { database }: Context,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const staff = await database
    .select({ userId: courseStaff.userId, role: courseStaff.role })
    .from(courseStaff)
    .where(eq(courseStaff.courseId, from));
  if (staff.length === 0) return;
  await database
    .insert(courseStaff)
    .values(staff.map((member) => ({ ...member, courseId: to })))
    .onConflictDoNothing();
}
