import type { Message } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { type Course, findTakenCourse } from "../../courses/index.ts";
import { refusalWithoutEnrolment } from "../../learning/index.ts";

/**
 * An open course the person takes.
 * @param missing message for those who may not see it, as if it did not exist
 * @throws `not_found` for any other they may not see, `forbidden` for staff who see it but do not take it
 */
export async function requireTakenCourse(
  ctx: Context,
  actor: Actor,
  courseId: number,
  missing?: Message,
): Promise<Pick<Course, "id" | "title">> {
  const course = await findTakenCourse(ctx, { userId: actor.id, courseId });
  if (course) return course;
  throw await refusalWithoutEnrolment(ctx, actor, courseId, missing);
}
