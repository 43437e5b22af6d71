import { count, eq } from "drizzle-orm";

import { enrolments } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import {
  type Course,
  type CourseContent,
  findCourse,
  findRights,
  loadCourseContent,
} from "../../courses/index.ts";
import { countAnswerers } from "../../learning/index.ts";

/** A course with everything shown in its outline. */
export interface Outline {
  course: Course;
  content: CourseContent;
  /** People who answered, by section. */
  answers: ReadonlyMap<number, number>;
  students: number;
  /** Whether this person may change the course's content. */
  mayEdit: boolean;
  /** Whether this person may remove it. */
  mayDelete: boolean;
}

/**
 * Reads a course for its outline.
 * @throws `not_found` when this person does not see it
 */
export async function readOutline(ctx: Context, actor: Actor, courseId: number): Promise<Outline> {
  const course = await findCourse(ctx, actor, courseId);
  const content = await loadCourseContent(ctx.database, courseId);
  if (!content) throw notFound("The course selected doesn't exist.");
  const [enrolled] = await ctx.database
    .select({ students: count() })
    .from(enrolments)
    .where(eq(enrolments.courseId, courseId));
  const answers = await countAnswerers(ctx, courseId);
  const mayDo = await findRights(ctx, actor, courseId);
  return {
    course,
    content,
    answers,
    students: enrolled?.students ?? 0,
    mayEdit: mayDo("edit"),
    mayDelete: mayDo("delete"),
  };
}

/**
 * Address of a course's picture, for staff; it changes with the picture, so that caches never
 * serve an old one.
 */
export function thumbnailAddress(
  course: Pick<Course, "id" | "thumbnail" | "thumbnailFileId">,
): string {
  const { id, thumbnail, thumbnailFileId } = course;
  if (thumbnailFileId === null) return thumbnail;
  return `/api/courses/${id}/thumbnail?width=960&v=${thumbnailFileId}`;
}
