import { interventions } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid, notFound } from "../../../platform/errors/domain-error.ts";
import { formatLocalDate, parseLocalDate } from "../../../platform/local-date.ts";
import { type CourseContent, findEnds, setOwnEnd } from "../../courses/index.ts";
import { NOTHING_KEPT } from "./intervention.ts";

interface Extension {
  course: CourseContent;
  userId: number;
  /** In the site's time zone. */
  endDate: string;
  byUserId: number;
}

/**
 * Gives one student more time; this can be undone for a day.
 * @returns the intervention's id
 * @throws `invalid` on a date that has passed or would take time away, `not_found` if they do not take the
 * course
 */
export function extendTime(
  ctx: Context,
  { course, userId, endDate, byUserId }: Extension,
): Promise<number> {
  const endsAt = parseLocalDate(endDate, ctx.site.timeZone);
  if (endsAt <= ctx.clock.now()) {
    throw invalid({ end_date: ["Choose a date that is still to come."] });
  }
  return withTransaction(ctx, async (inner) => {
    const enrolment = { userId, courseId: course.id };
    const before = await setOwnEnd(inner, { ...enrolment, endsAt });
    if (before === undefined) throw notFound();
    const until = before ?? (await findEnds(inner, enrolment)).usual;
    if (until === null)
      throw invalid({ end_date: ["The course has no end date, so no more time is needed."] });
    if (endsAt < until) throw invalid({ end_date: ["Choose a date after the current end date."] });
    const [row] = await inner.database
      .insert(interventions)
      .values({
        userId,
        courseId: course.id,
        kind: "extend",
        byUserId,
        madeAt: inner.clock.now(),
        kept: { ...NOTHING_KEPT, endsAt: before && before.toISOString() },
      })
      .returning({ id: interventions.id });
    if (!row) throw new Error("The intervention was not stored.");
    await recordAudit(inner, {
      action: "student.time_extended",
      actorId: byUserId,
      subjectId: userId,
      about: { course: course.title },
      before: { own_end: before && formatLocalDate(before, ctx.site.timeZone) },
      after: { own_end: endDate },
    });
    return row.id;
  });
}
