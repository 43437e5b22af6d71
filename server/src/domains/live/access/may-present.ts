import type { Context } from "../../../platform/context.ts";
import { type Actor, isStaff } from "../../accounts/index.ts";
import { canSeeCourse, hasChoiceQuestion } from "../../courses/index.ts";

/**
 * Whether a person can show the questions of a class's course on a screen: its staff can, if it has
 * any.
 * @param courseId null for a class of the whole site
 */
export async function mayPresent(
  ctx: Context,
  actor: Actor,
  courseId: number | null,
): Promise<boolean> {
  if (courseId === null || !isStaff(actor)) return false;
  return (await canSeeCourse(ctx, actor, courseId)) && hasChoiceQuestion(ctx, courseId);
}
