import { eq } from "drizzle-orm";

import { courseSignUps } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Sign-up settings of a course, and the texts of its page. */
export type SignUpRow = typeof courseSignUps.$inferSelect;

/**
 * Locks a course's seats, so that only one call at a time gives them away. Lock order: after the
 * groups and before enrolments, to avoid deadlocks.
 * @returns null if sign-up was never configured
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
