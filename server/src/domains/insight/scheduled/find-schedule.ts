import { and, asc, eq } from "drizzle-orm";

import { scheduledExports } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { ScheduledExport } from "./present-schedule.ts";

interface Owner {
  courseId: number;
  userId: number;
}

/** A person's schedules for a course, in the order in which they were created. */
export function listSchedules(
  { database }: Context,
  { courseId, userId }: Owner,
): Promise<ScheduledExport[]> {
  return database
    .select()
    .from(scheduledExports)
    .where(and(eq(scheduledExports.courseId, courseId), eq(scheduledExports.userId, userId)))
    .orderBy(asc(scheduledExports.id));
}

interface Owned extends Owner {
  scheduleId: number;
}

const isOwn = ({ courseId, userId, scheduleId }: Owned) =>
  and(
    eq(scheduledExports.id, scheduleId),
    eq(scheduledExports.courseId, courseId),
    eq(scheduledExports.userId, userId),
  );

/**
 * Checks that a schedule is the person's own.
 * @throws `not_found` for another person's
 */
export async function requireSchedule({ database }: Context, owned: Owned): Promise<void> {
  if ((await database.$count(scheduledExports, isOwn(owned))) === 0) throw notFound();
}

/**
 * Locks one of the person's own schedules.
 * @throws `not_found` for another person's
 */
export async function lockSchedule({ database }: Context, owned: Owned): Promise<ScheduledExport> {
  const [schedule] = await database
    .select()
    .from(scheduledExports)
    .where(isOwn(owned))
    .for("update");
  if (!schedule) throw notFound();
  return schedule;
}
