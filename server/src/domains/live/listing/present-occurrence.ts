import { joinsFrom, occurrenceState } from "../schedule/occurrence-state.ts";
import type { OccurrenceRow } from "./occurrence-rows.ts";

type Dates = Pick<
  OccurrenceRow,
  "id" | "startsAt" | "endsAt" | "plannedAt" | "cancelledAt" | "cancelReason"
>;

/** One date of a class. */
export function presentDates(date: Dates, now: Date) {
  return {
    id: date.id,
    starts_at: date.startsAt.toISOString(),
    ends_at: date.endsAt.toISOString(),
    joins_from: joinsFrom(date).toISOString(),
    state: occurrenceState(date, now),
    is_moved: date.startsAt.getTime() !== date.plannedAt.getTime(),
    cancel_reason: date.cancelReason,
  };
}

/** The heading of a class: its title, course, group and hosts. */
export function presentHead(
  row: Pick<
    OccurrenceRow,
    "title" | "courseId" | "courseTitle" | "groupId" | "groupName" | "timeZone" | "hosts"
  >,
) {
  const { courseId, courseTitle, groupId, groupName } = row;
  return {
    title: row.title,
    course: courseId === null ? null : { id: courseId, title: courseTitle ?? "" },
    group: groupId === null ? null : { id: groupId, name: groupName ?? "" },
    time_zone: row.timeZone,
    hosts: row.hosts,
  };
}
