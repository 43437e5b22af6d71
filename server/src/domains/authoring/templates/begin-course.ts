import type { CourseTemplateName } from "@paso/contract";

import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { createCourse, type NewCourse } from "../structure/create-course.ts";
import { fillCourse } from "./fill-course.ts";

/** Creates a course with the content of its template, in its language; returns its id. */
export function beginCourse(
  ctx: Context,
  { template, ...course }: NewCourse & { template: CourseTemplateName },
): Promise<number> {
  return withTransaction(ctx, async (inner) => {
    const courseId = await createCourse(inner, course);
    await fillCourse(inner, courseId, { template, language: course.language });
    return courseId;
  });
}
