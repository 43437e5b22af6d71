import { courseStaff } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

type StaffRole = (typeof courseStaff.$inferSelect)["role"];

/** Lets a person author a course and see its results; an earlier assignment is kept. */
export async function assignStaff(
  ctx: Context,
  assignment: { userId: number; courseId: number; role: StaffRole },
): Promise<void> {
  await ctx.database.insert(courseStaff).values(assignment).onConflictDoNothing();
}
