import { eq } from "drizzle-orm";

import { courseSignUps } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** How people enrol themselves in a course, and what its page says. */
export type SignUpRow = typeof courseSignUps.$inferSelect;

/**
 * Locks a course's seats, so that only one call at a time gives them away. Taken after the groups and
 * before enrolments are locked, so that nobody waits in a circle.
 * @returns null where nobody ever decided on them
 */
export async function lockSignUp(
  { database }: Context,
  courseId: number,
): Promise<SignUpRow | null> {
  const [signUp] = await database
    .select()
    .from(courseSignUps)
    .where(eq(courseSignUps.courseId, courseId))
    .for("update");
  return signUp ?? null;
}
