import { isDeepStrictEqual } from "node:util";

import { type Locale, MAX_SCHEDULES, type ResultsSchedule } from "@paso/contract";
import { eq, sql } from "drizzle-orm";

import { scheduledExports } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import type { CourseContent } from "../../courses/index.ts";
import { enqueueSending } from "./enqueue-sending.ts";
import { listSchedules, lockSchedule } from "./find-schedule.ts";
import { nextDue } from "./next-due.ts";
import type { ScheduledExport } from "./present-schedule.ts";

interface Mine {
  course: Pick<CourseContent, "id" | "title">;
  userId: number;
}

/** The fields of a schedule in the audit log. */
const saidOf = ({ table, format, weekday }: Wish) => ({ table, format, weekday });
type Wish = Pick<ResultsSchedule, "table" | "format" | "weekday">;

const isSame = (schedule: Wish, wish: Wish) => isDeepStrictEqual(saidOf(schedule), saidOf(wish));

/**
 * Schedules a spreadsheet for a person: the first is sent at once, to show what to expect, then on its days.
 * @throws `conflict` if they have too many for this course, or the same already
 */
export function createSchedule(
  ctx: Context,
  { course, userId, wish, locale }: Mine & { wish: Wish; locale: Locale },
): Promise<ScheduledExport> {
  return withTransaction(ctx, async (inner) => {
    const { database, clock } = inner;
    await database.execute(
      sql`select pg_advisory_xact_lock(hashtext('scheduled_exports'), ${userId})`,
    );
    const earlier = await listSchedules(inner, { courseId: course.id, userId });
    if (earlier.length >= MAX_SCHEDULES) {
      throw conflict("too_many", "You have {most} of these already. Delete one first.", {
        most: MAX_SCHEDULES,
      });
    }
    if (earlier.some((schedule) => isSame(schedule, wish))) {
      throw conflict("duplicate", "You have scheduled this spreadsheet for that day already.");
    }
    const createdAt = clock.now();
    const [schedule] = await database
      .insert(scheduledExports)
      .values({
        courseId: course.id,
        userId,
        ...saidOf(wish),
        locale,
        nextAt: createdAt,
        createdAt,
      })
      .returning();
    if (!schedule) throw new Error("The scheduled export was not stored.");
    await recordAudit(inner, {
      action: "results.scheduled",
      actorId: userId,
      about: { course: course.title },
      after: saidOf(wish),
    });
    await enqueueSending(inner, schedule);
    return schedule;
  });
}

/**
 * Pauses a schedule, or resumes it from the next day that is due.
 * @throws `not_found` for another person's
 */
export function pauseSchedule(
  ctx: Context,
  { course, userId, scheduleId, isPaused }: Mine & { scheduleId: number; isPaused: boolean },
): Promise<ScheduledExport> {
  return withTransaction(ctx, async (inner) => {
    const found = await lockSchedule(inner, { courseId: course.id, userId, scheduleId });
    if (isPaused === (found.pausedAt !== null)) return found;
    const now = inner.clock.now();
    const nextAt = nextDue(now, found.weekday, inner.site.timeZone);
    const [changed] = await inner.database
      .update(scheduledExports)
      .set(isPaused ? { pausedAt: now } : { pausedAt: null, nextAt })
      .where(eq(scheduledExports.id, scheduleId))
      .returning();
    if (!changed) throw new Error("The locked row is gone.");
    return changed;
  });
}

/**
 * Ends a schedule.
 * @throws `not_found` for another person's
 */
export function removeSchedule(
  ctx: Context,
  { course, userId, scheduleId }: Mine & { scheduleId: number },
): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const found = await lockSchedule(inner, { courseId: course.id, userId, scheduleId });
    await inner.database.delete(scheduledExports).where(eq(scheduledExports.id, scheduleId));
    await recordAudit(inner, {
      action: "results.unscheduled",
      actorId: userId,
      about: { course: course.title },
      before: saidOf(found),
    });
  });
}
