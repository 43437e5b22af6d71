import { and, eq, isNull } from "drizzle-orm";

import { recalls } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { formatLocalDate, parseLocalDate } from "../../../platform/local-date.ts";
import type { Actor } from "../../accounts/index.ts";
import type { CourseContent } from "../../courses/index.ts";
import { findAnsweredQuestions } from "./find-answered-questions.ts";

const DAY = 86_400_000;
/** Days until each recall, by its number. */
const DAYS = { 1: 7, 2: 30 };
/** The local time of recalls. */
const MORNING = "T07:00";

/** Schedules a person's recalls of a course; those already asked are not repeated. */
export async function planRecalls(
  ctx: Context,
  actor: Pick<Actor, "id" | "timeZone">,
  course: CourseContent,
): Promise<void> {
  const answered = await findAnsweredQuestions(ctx, course, actor.id);
  if (answered.length === 0) {
    throw conflict("nothing_to_recall", "There are no answered questions to be asked again.");
  }
  const now = ctx.clock.now().getTime();
  const timeZone = actor.timeZone ?? ctx.site.timeZone;
  await ctx.database
    .insert(recalls)
    .values(
      Object.entries(DAYS).map(([number, days]) => ({
        userId: actor.id,
        courseId: course.id,
        number: Number(number),
        dueAt: parseLocalDate(
          formatLocalDate(new Date(now + days * DAY), timeZone).slice(0, 10) + MORNING,
          timeZone,
        ),
      })),
    )
    .onConflictDoNothing();
}

/** Deletes a person's pending recalls; those already asked are kept. */
export async function dropRecalls(
  { database }: Context,
  userId: number,
  courseId: number,
): Promise<void> {
  await database
    .delete(recalls)
    .where(
      and(eq(recalls.userId, userId), eq(recalls.courseId, courseId), isNull(recalls.askedAt)),
    );
}
