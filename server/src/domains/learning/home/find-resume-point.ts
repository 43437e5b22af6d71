import type { ResumePoint } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import type { CourseMemory } from "../../courses/index.ts";
import { findCourseProgress } from "../map/find-course-progress.ts";
import { findLastWork } from "./find-last-work.ts";
import { presentResumePoint } from "./present-resume-point.ts";

/** Where a person resumes, across all their courses; null if nothing open is unfinished. */
export async function findResumePoint(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
): Promise<ResumePoint | null> {
  const [courses, lastWork] = await Promise.all([
    findCourseProgress(ctx, memory, actor),
    findLastWork(ctx, actor),
  ]);
  return presentResumePoint(courses, lastWork, ctx.clock.now());
}
