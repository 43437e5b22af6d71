import { useLingui } from "@lingui/react/macro";
import type { EnrolledCourse } from "@paso/contract";

import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { Icon } from "../../../ui/student/icon.tsx";

interface CourseWindowProps {
  course: Pick<EnrolledCourse, "state" | "start_date" | "end_date">;
  timeZone: string;
}

/** When a course or module begins or closes, in the site's time zone; nothing if always open. */
export function CourseWindow({ course, timeZone }: CourseWindowProps) {
  const { t, i18n } = useLingui();
  const date = course.state === "not_begun" ? course.start_date : course.end_date;
  if (date === null) return null;
  const when = formatLocalDate(date, i18n.locale);
  const text = {
    not_begun: t`Begins on ${when} (${timeZone})`,
    running: t`Open until ${when} (${timeZone})`,
    ended: t`Ended on ${when} (${timeZone})`,
  }[course.state];
  return (
    <p
      className={`mt-1 flex items-start gap-1.5 text-small ${course.state === "ended" ? "text-muted" : "text-warm"}`}
    >
      <Icon name="clock" className="mt-0.5 size-4.5" />
      {text}
    </p>
  );
}
