import { and, count, eq, isNull } from "drizzle-orm";

import { diplomaIssuings, diplomas } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { type Course, loadCourseContent } from "../../courses/index.ts";
import { finalQuizQuestions } from "../../learning/index.ts";
import { findCourseDesign } from "../designs/find-design.ts";
import { countWithoutDiploma } from "../issue/without-diploma.ts";

/** How many diplomas a course has issued, how many people have none and why, and the state of issuing. */
export async function readFigures(ctx: Context, course: Course) {
  const courseId = course.id;
  const [[counted], without, conditions, [issuing]] = await Promise.all([
    ctx.database.select({ issued: count() }).from(diplomas).where(eq(diplomas.courseId, courseId)),
    countWithoutDiploma(ctx, courseId),
    readConditions(ctx, course),
    ctx.database
      .select({ checked: diplomaIssuings.checked, total: diplomaIssuings.total })
      .from(diplomaIssuings)
      .where(and(eq(diplomaIssuings.courseId, courseId), isNull(diplomaIssuings.endedAt))),
  ]);
  return {
    issued: counted?.issued ?? 0,
    without: without.people,
    missed_pages: conditions.every_page ? without.missedPages : 0,
    conditions,
    // Others may have finished in the meantime, with too low a result.
    issuing: issuing ? { ...issuing, checked: Math.min(issuing.checked, issuing.total) } : null,
  };
}

async function readConditions(ctx: Context, course: Course) {
  const [{ design }, content] = await Promise.all([
    findCourseDesign(ctx, course),
    loadCourseContent(ctx.database, course.id),
  ]);
  const hasQuiz = content !== null && finalQuizQuestions(content.pages).length > 0;
  return {
    least_result: hasQuiz ? design.least_result : null,
    every_page: design.allow_missed_pages !== true,
  };
}
