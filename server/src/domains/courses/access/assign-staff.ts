import { courseStaff } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Lets a person author a course and see its results, once however often it is asked. */
export async function assignStaff(
  ctx: Context,
  assignment: { userId: number; courseId: number },
): Promise<void> {
  await ctx.database.insert(courseStaff).values(assignment).onConflictDoNothing();
}
