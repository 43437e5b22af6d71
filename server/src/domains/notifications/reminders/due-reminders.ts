import { formatLocalDate, nextLocalHour, parseLocalDate } from "../../../platform/local-date.ts";
import { MORNING } from "../preferences/morning.ts";

/** A module with its own dates. */
export interface DatedModule {
  id: number;
  courseId: number;
  startsAt: Date | null;
  endsAt: Date | null;
}

export type ReminderKind = "module-begins" | "module-ends";

const DAY = 86_400_000;

/**
 * The reminders about a module that are due in a time zone: not at night, and none that are no longer
 * useful.
 */
export function dueReminders(
  { startsAt, endsAt }: DatedModule,
  now: Date,
  timeZone: string,
): ReminderKind[] {
  const due: ReminderKind[] = [];
  if (startsAt && isWithinDay(startOfReminding(startsAt, timeZone), now)) due.push("module-begins");
  if (endsAt && now < endsAt) {
    const morning = parseLocalDate(
      `${formatLocalDate(new Date(endsAt.getTime() - 2 * DAY), timeZone).slice(0, 10)}T0${MORNING}:00`,
      timeZone,
    );
    // A module that is shorter than that has only just begun.
    if (isWithinDay(morning, now) && !(startsAt && startsAt > morning)) due.push("module-ends");
  }
  return due;
}

/** When the module begins, or that morning if it begins earlier in the day. */
function startOfReminding(startsAt: Date, timeZone: string): Date {
  const morning = nextLocalHour(startsAt, MORNING, timeZone);
  const isSameDay =
    formatLocalDate(morning, timeZone).slice(0, 10) ===
    formatLocalDate(startsAt, timeZone).slice(0, 10);
  return isSameDay ? morning : startsAt;
}

/** A worker that was down catches up for a day. */
function isWithinDay(from: Date, now: Date): boolean {
  return now >= from && now.getTime() < from.getTime() + DAY;
}
