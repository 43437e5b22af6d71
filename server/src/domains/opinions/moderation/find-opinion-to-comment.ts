import type { Context } from "../../../platform/context.ts";
import { type Actor, isStaff } from "../../accounts/index.ts";
import { type CourseMemory, hasRightIn } from "../../courses/index.ts";
import { findOpinion } from "../opinion/find-opinion.ts";
import { locateCourseOpinion } from "./find-course-opinion.ts";

/**
 * Checks that this person may comment on an opinion: as its course's staff, who have not answered its
 * question, or as somebody who may read it.
 * @throws as {@link findOpinion}
 */
export async function findOpinionToComment(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  opinionId: number,
): Promise<void> {
  if (isStaff(actor)) {
    const seen = await locateCourseOpinion(ctx, memory, actor, opinionId);
    if (seen && (await hasRightIn(ctx, actor, seen.courseId, "moderate"))) return;
  }
  await findOpinion(ctx, memory, actor, opinionId);
}
