import { Plural, useLingui } from "@lingui/react/macro";
import type { EndpointOutput, listAuthoredCourses } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { formatLocalDate } from "../../i18n/format-local-date.ts";
import { Badge } from "../../ui/staff/badge.tsx";
import { CourseThumbnail } from "./course-thumbnail.tsx";

type AuthoredCourse = EndpointOutput<typeof listAuthoredCourses>["courses"][number];

/** A course in the list of the authoring area, with the way to its outline. */
export function CourseRow({ course, timeZone }: { course: AuthoredCourse; timeZone: string }) {
  const { t } = useLingui();
  return (
    <Link
      to="/authoring/courses/$courseId"
      params={{ courseId: String(course.id) }}
      className="group flex items-center gap-4 px-4 py-3 transition-colors hover:bg-accent-soft sm:px-5"
    >
      <CourseThumbnail address={course.thumbnail_url} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere group-hover:underline">{course.title}</span>
          {course.status === "draft" ? (
            <Badge tone="warm">{t`Draft`}</Badge>
          ) : (
            <Badge tone="accent">{t`Published`}</Badge>
          )}
        </span>
        <span className="mt-0.5 flex flex-wrap gap-x-4 text-small text-muted tabular-nums">
          <CourseDates course={course} timeZone={timeZone} />
          <span>
            <Plural value={course.pages} one="# page" other="# pages" />
          </span>
          <span>
            <Plural value={course.students} one="# student" other="# students" />
          </span>
        </span>
      </span>
    </Link>
  );
}

function CourseDates({ course, timeZone }: { course: AuthoredCourse; timeZone: string }) {
  const { t, i18n } = useLingui();
  const start = course.start_date && formatLocalDate(course.start_date, i18n.locale);
  const end = course.end_date && formatLocalDate(course.end_date, i18n.locale);
  if (start && end) return <span>{t`${start} to ${end} (${timeZone})`}</span>;
  if (start) return <span>{t`From ${start} (${timeZone})`}</span>;
  if (end) return <span>{t`Until ${end} (${timeZone})`}</span>;
  return <span>{t`No dates`}</span>;
}
