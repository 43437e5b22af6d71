import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { type CourseMemory, requireRight } from "../../courses/index.ts";
import { findCourseOpinion } from "./find-course-opinion.ts";

/**
 * Makes sure that this member of the staff decides about an opinion.
 * @throws `not_found` when they do not see it, `forbidden` when they only look on
 */
export async function findOpinionToDecide(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  opinionId: number,
): Promise<void> {
  const { courseId } = await findCourseOpinion(ctx, memory, actor, opinionId);
  await requireRight(ctx, actor, courseId, "moderate");
}
