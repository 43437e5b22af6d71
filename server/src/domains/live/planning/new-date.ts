import type { liveOccurrences } from "../../../database/tables/index.ts";
import type { ClassDate } from "../schedule/expand-schedule.ts";

const DAY = 86_400_000;

interface Owner {
  classId: number;
  courseId: number | null;
  groupId: number | null;
  now: Date;
}

/** The row of a new date of a class. */
export function newDate(
  { startsAt, endsAt }: ClassDate,
  { now, ...owner }: Owner,
): typeof liveOccurrences.$inferInsert {
  const times = { plannedAt: startsAt, startsAt, endsAt };
  return { ...owner, ...times, ...remindersFor(startsAt, now), createdAt: now, updatedAt: now };
}

/**
 * The reminders of a date with this new start. A date within a day is announced by the change itself
 * instead.
 */
export function remindersFor(startsAt: Date, now: Date) {
  const isWithinDay = startsAt.getTime() - now.getTime() <= DAY;
  return { dayRemindedAt: isWithinDay ? now : null, remindedAt: null };
}
