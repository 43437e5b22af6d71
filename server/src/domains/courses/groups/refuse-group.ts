import { type FieldMessage, invalid } from "../../../platform/errors/domain-error.ts";
import type { Window } from "../access/resolve-dates.ts";
import type { Group } from "./lock-groups.ts";

/** Refuses (`invalid`) a name that another group of the course already has. */
export function refuseTakenName(others: readonly Group[], name: string): void {
  const key = (text: string) => text.trim().toLowerCase();
  if (!others.some((group) => key(group.name) === key(name))) return;
  throw invalid({ name: ["Another group of this course has this name."] });
}

/** Refuses (`invalid`) dates that, combined with the course's own, leave a group no time. */
export function refuseNoTime(course: Window, { startsAt, endsAt }: Window): void {
  const [from, until] = [startsAt ?? course.startsAt, endsAt ?? course.endsAt];
  if ((!startsAt && !endsAt) || !from || !until || from < until) return;
  const message: FieldMessage =
    "With the course’s own dates, this group would end before it begins.";
  throw invalid({ [endsAt ? "end_date" : "start_date"]: [message] });
}
