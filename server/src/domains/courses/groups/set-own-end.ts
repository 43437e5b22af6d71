import { and, eq } from "drizzle-orm";

import { enrolments } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { lockEnrolments } from "./lock-enrolments.ts";

/**
 * Sets a person's own end date in a course, null for the usual one.
 * @returns the previous one; undefined if they do not take the course
 */
export async function setOwnEnd(
  ctx: Context,
  { userId, courseId, endsAt }: { userId: number; courseId: number; endsAt: Date | null },
): Promise<Date | null | undefined> {
  await lockEnrolments(ctx, courseId, [userId]);
  const isThis = and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId));
  const [before] = await ctx.database
    .select({ endsAt: enrolments.endsAt })
    .from(enrolments)
    .where(isThis);
  if (!before) return undefined;
  await ctx.database.update(enrolments).set({ endsAt }).where(isThis);
  return before.endsAt;
}
