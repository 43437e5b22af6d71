import { Plural, useLingui } from "@lingui/react/macro";
import type { CourseOutline } from "@paso/contract";

import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { Badge } from "../../../ui/staff/badge.tsx";

/** A course's state in a line: published or not, its dates, its students. */
export function CourseFacts({ outline }: { outline: CourseOutline }) {
  const { t, i18n } = useLingui();
  const { course, time_zone: zone } = outline;
  const start = course.start_date && formatLocalDate(course.start_date, i18n.locale);
  const end = course.end_date && formatLocalDate(course.end_date, i18n.locale);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted tabular-nums">
      {course.status === "draft" ? (
        <Badge tone="warm">{t`Draft`}</Badge>
      ) : (
        <Badge tone="accent">{t`Published`}</Badge>
      )}
      {start && end && <span>{t`${start} to ${end} (${zone})`}</span>}
      {start && !end && <span>{t`From ${start} (${zone})`}</span>}
      {!start && end && <span>{t`Until ${end} (${zone})`}</span>}
      <span>
        <Plural value={course.students} one="# student" other="# students" />
      </span>
      {course.has_diploma && <span>{t`With diploma`}</span>}
      {course.free_navigation && <span>{t`Pages in any order`}</span>}
    </p>
  );
}
