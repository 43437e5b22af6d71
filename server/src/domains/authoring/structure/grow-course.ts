import { COURSE_LIMIT_MESSAGES, type SizeLimits } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { changeCourse } from "./change-course.ts";
import { countCourseParts } from "./count-course-parts.ts";

/**
 * Like {@link changeCourse}, for changes that may add parts. An older course that already exceeds a
 * limit keeps its parts.
 * @throws `conflict` (`course_too_large`) when the course grew beyond a limit
 */
export function growCourse<Result>(
  ctx: Context,
  courseId: number,
  change: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  return changeCourse(ctx, courseId, async (inner) => {
    const before = await countCourseParts(inner, courseId);
    const result = await change(inner);
    refuseGrowth(ctx, before, await countCourseParts(inner, courseId));
    return result;
  });
}

/** The part counts of an empty course. */
export const NO_PARTS: SizeLimits = { modules: 0, pages: 0, sections: 0, sectionsOfPage: 0 };

/** Refuses (`conflict`) growth beyond a limit; a course may stay as far above it as it was. */
export function refuseGrowth(
  { site: { sizeLimits } }: Context,
  before: SizeLimits,
  after: SizeLimits,
): void {
  for (const part of Object.keys(NO_PARTS) as (keyof SizeLimits)[]) {
    const most = sizeLimits[part];
    if (after[part] > most && after[part] > before[part]) {
      throw conflict("course_too_large", COURSE_LIMIT_MESSAGES[part], { most });
    }
  }
}
