import type { Context } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import type { Course } from "../../courses/index.ts";

/** When a course is open, as the audit log names it; the rest is in the history of its pages. */
export function scheduleOf(
  { site }: Context,
  { status, startsAt, endsAt }: Pick<Course, "status" | "startsAt" | "endsAt">,
) {
  const local = (date: Date | null) => date && formatLocalDate(date, site.timeZone);
  return { course_status: status, starts: local(startsAt), ends: local(endsAt) };
}
