import { and, eq } from "drizzle-orm";

import { enrolments } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Records that a person has finished a course, for good. */
export async function finishEnrolment(
  ctx: Context,
  { userId, courseId }: { userId: number; courseId: number },
): Promise<void> {
  await ctx.database
    .update(enrolments)
    .set({ finishedAt: ctx.clock.now() })
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId)));
}
