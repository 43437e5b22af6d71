import type { OwnGrade } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { type CourseMemory, isOpenToStudents } from "../../courses/index.ts";
import { findCourseProgress, refusalWithoutEnrolment } from "../../learning/index.ts";
import { computeGrade } from "./compute-grade.ts";
import { countMarks } from "./count-marks.ts";
import { findScheme } from "./find-scheme.ts";

/**
 * A person's current grade in a course that they take.
 * @throws `not_found` or `forbidden` as the course's map does
 */
export async function readOwnGrade(
  ctx: Context,
  memory: CourseMemory,
  { actor, courseId }: { actor: Actor; courseId: number },
): Promise<OwnGrade> {
  const [progress] = await findCourseProgress(ctx, memory, actor, courseId);
  if (!progress) throw await refusalWithoutEnrolment(ctx, actor, courseId);
  const { course } = progress;
  if (!isOpenToStudents(course, ctx.clock.now())) throw notFound();
  const scheme = await findScheme(ctx, courseId);
  const { language } = course;
  if (!scheme) return { scale: null, grade: null, modules: [], excused: [], language };
  const marksOf = await countMarks(ctx, { content: course, scheme, userIds: [actor.id] });
  const { modules, excused } = marksOf(actor.id);
  return {
    scale: scheme.scale,
    grade: computeGrade(scheme, modules),
    modules,
    excused: course.pages.flatMap(({ id, title }) => (excused.has(id) ? [title] : [])),
    language,
  };
}
