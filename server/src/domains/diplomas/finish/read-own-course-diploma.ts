import type { OwnCourseDiploma } from "@paso/contract";
import { and, eq } from "drizzle-orm";

import { courses, enrolments } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { loadCourseContent } from "../../courses/index.ts";
import { findCourseResult } from "../../learning/index.ts";
import { findCourseDesign } from "../designs/find-design.ts";
import { isGoodEnough, isMissingPages } from "../issue/is-good-enough.ts";
import { listOwnDiplomas } from "../own/list-own-diplomas.ts";
import { presentDiploma } from "../own/present-diploma.ts";

/**
 * A person's diploma of a course, or why there is none.
 * @throws `not_found` for a course that they do not take
 */
export async function readOwnCourseDiploma(
  ctx: Context,
  actor: Actor,
  courseId: number,
): Promise<OwnCourseDiploma> {
  const [own] = await listOwnDiplomas(ctx, actor, courseId);
  if (own) {
    const diploma = presentDiploma(own, { canSign: ctx.secrets.hasKey });
    return { diploma, missing: null, result: null };
  }
  const [enrolment] = await ctx.database
    .select({ finishedAt: enrolments.finishedAt, hasDiploma: courses.hasDiploma })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(eq(enrolments.userId, actor.id), eq(enrolments.courseId, courseId)));
  if (!enrolment) throw notFound();
  const without = (missing: OwnCourseDiploma["missing"]) => ({
    diploma: null,
    missing,
    result: null,
  });
  if (!enrolment.hasDiploma) return without("none");
  if (!enrolment.finishedAt) return without("unfinished");
  const course = await loadCourseContent(ctx.database, courseId);
  const result = course && (await findCourseResult(ctx, course, actor.id));
  if (!result) throw notFound();
  const { design } = await findCourseDesign(ctx, course);
  if (isMissingPages({ design, result })) return without("pages");
  if (design.least_result === null || isGoodEnough({ design, quiz: result.quiz })) {
    return without("preparing");
  }
  return { ...without("result"), result: { ...result.quiz, least: design.least_result } };
}
