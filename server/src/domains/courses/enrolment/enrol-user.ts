import type { Context } from "../../../platform/context.ts";
import { findCourseTitle } from "../access/find-course.ts";
import { enrolUsers } from "./enrol-users.ts";

/**
 * Enrols a person in a course; idempotent. See {@link enrolUsers}.
 * @returns the course's title, or null when there is no such course
 */
export async function enrolUser(
  ctx: Context,
  { userId, courseId }: { userId: number; courseId: number },
): Promise<string | null> {
  if ((await enrolUsers(ctx, { courseId, userIds: [userId], enrolledBy: null })) === null)
    return null;
  return findCourseTitle(ctx, courseId);
}
