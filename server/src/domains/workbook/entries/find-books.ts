import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import type { CourseMemory } from "../../courses/index.ts";
import {
  type CourseProgress,
  findCourseProgress,
  refusalWithoutEnrolment,
} from "../../learning/index.ts";

const NO_COURSE = "The course selected doesn't exist.";

/**
 * The published courses a person takes or took to their end, whatever the dates: people keep their work
 * when a course is over.
 * @param courseId only this one
 * @throws `not_found` for a course the person may not see, `forbidden` for staff who do not take it
 */
export async function findBooks(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  courseId: number | null,
): Promise<CourseProgress[]> {
  if (courseId === null) return findCourseProgress(ctx, memory, actor);
  const found = await findCourseProgress(ctx, memory, actor, courseId);
  if (found.length === 0) throw await refusalWithoutEnrolment(ctx, actor, courseId, NO_COURSE);
  const published = found.filter(({ course }) => course.status === "published");
  if (published.length === 0) throw notFound(NO_COURSE);
  return published;
}
