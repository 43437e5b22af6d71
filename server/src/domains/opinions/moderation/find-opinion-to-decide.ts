import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { type CourseMemory, requireRight } from "../../courses/index.ts";
import { findCourseOpinion } from "./find-course-opinion.ts";

/**
 * Checks that this staff member may decide about an opinion.
 * @throws `not_found` if they do not see it, `forbidden` if they may only read it
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
