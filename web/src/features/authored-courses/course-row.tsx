import { Plural, useLingui } from "@lingui/react/macro";
import type { StaffCourse } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { formatLocalDate } from "../../i18n/format-local-date.ts";
import { formatPercent } from "../../i18n/format-percent.ts";
import { CourseCover } from "../../ui/course-cover/course-cover.tsx";
import { Badge } from "../../ui/staff/badge.tsx";

/** A course in the staff's list, with its figures and a link to its outline. */
export function CourseRow({ course, timeZone }: { course: StaffCourse; timeZone: string }) {
  const { t } = useLingui();
  return (
    <Link
      to="/authoring/courses/$courseId"
      params={{ courseId: String(course.id) }}
      className="group flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4 transition-colors hover:bg-accent-soft sm:flex-nowrap sm:px-5"
    >
      <span className="flex min-w-0 flex-1 basis-72 items-center gap-4">
        <CourseCover
          address={course.thumbnail_url}
          title={course.title}
          className="h-16 w-24 shrink-0 rounded-control border border-line max-sm:h-12 max-sm:w-18"
        />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span
              lang={course.language}
              className="font-semibold wrap-anywhere group-hover:underline"
            >
              {course.title}
            </span>
            {course.status === "draft" ? (
              <Badge tone="warm">{t`Draft`}</Badge>
            ) : (
              <Badge tone="accent">{t`Published`}</Badge>
            )}
          </span>
          <CourseSize course={course} />
          <CourseDates course={course} timeZone={timeZone} />
        </span>
      </span>
      <CourseProgress course={course} />
    </Link>
  );
}

function CourseSize({ course: { pages, students, active, finished } }: { course: StaffCourse }) {
  return (
    <span className="mt-0.5 block text-small text-muted tabular-nums">
      <Plural value={pages} one="# page" other="# pages" />
      {" · "}
      <Plural value={students} _0="no students yet" one="# student" other="# students" />
      {students > 0 && (
        <>
          {" · "}
          <Plural
            value={active}
            _0="none active this week"
            one="# active this week"
            other="# active this week"
          />
          {" · "}
          <Plural
            value={finished}
            _0="none has finished"
            one="# has finished"
            other="# have finished"
          />
        </>
      )}
    </span>
  );
}

/** Overall progress of the course's students. */
function CourseProgress({ course: { progress } }: { course: StaffCourse }) {
  const { t, i18n } = useLingui();
  if (progress === null) return null;
  const share = formatPercent(progress / 100, i18n.locale);
  return (
    <span className="grid w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 sm:w-44 sm:grid-cols-1">
      <span className="text-small whitespace-nowrap text-muted tabular-nums">
        {t`${share} done on average`}
      </span>
      <progress className="progress w-full" value={progress} max={100} aria-hidden="true" />
    </span>
  );
}

function CourseDates({ course, timeZone }: { course: StaffCourse; timeZone: string }) {
  const { t, i18n } = useLingui();
  const start = course.start_date && formatLocalDate(course.start_date, i18n.locale);
  const end = course.end_date && formatLocalDate(course.end_date, i18n.locale);
  if (!start && !end) return null;
  return (
    <span className="block text-small text-muted tabular-nums">
      {start && end
        ? t`${start} to ${end} (${timeZone})`
        : start
          ? t`From ${start} (${timeZone})`
          : t`Until ${end} (${timeZone})`}
    </span>
  );
}
