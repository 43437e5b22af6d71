import { useLingui } from "@lingui/react/macro";
import type { EnrolledCourse } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { formatPercent } from "../../../i18n/format-percent.ts";
import { CourseCover } from "../../../ui/course-cover/course-cover.tsx";
import { PathLink } from "../../../ui/path-link.tsx";
import { buttonClass } from "../../../ui/student/button.tsx";
import { ProgressRing } from "../../../ui/student/progress-ring.tsx";
import { CourseWindow } from "../progress/course-window.tsx";
import { NextModuleDate } from "../progress/next-module-date.tsx";
import { useTimeLeft } from "../progress/use-time-left.ts";

interface CourseRowProps {
  course: EnrolledCourse;
  timeZone: string;
  /** Whether it is offered to resume above. */
  isResumed: boolean;
}

/** A course with the student's progress, and while it is open a link to its map and a button to continue. */
export function CourseRow({ course, timeZone, isResumed }: CourseRowProps) {
  const { t, i18n } = useLingui();
  const timeLeft = useTimeLeft()(course);
  const { finished_sections: done, total_sections: total } = course;
  // Rounded down: 100% only after the last step.
  const percentage = total > 0 ? Math.floor((done / total) * 100) : 0;
  return (
    <article className="flex flex-wrap items-center gap-x-5 gap-y-4 py-5 sm:flex-nowrap">
      <CourseCover
        address={course.thumbnail}
        title={course.title}
        className="h-14 w-20 shrink-0 rounded-control sm:h-20 sm:w-32"
      />
      <div className="min-w-0 flex-1">
        <h3 lang={course.language} className="text-lg leading-snug font-semibold text-balance">
          {/* Outside its dates, a course has no map. */}
          {course.state === "running" ? (
            <Link
              to="/student/courses/$courseId"
              params={{ courseId: String(course.id) }}
              className="underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current"
            >
              {course.title}
            </Link>
          ) : (
            course.title
          )}
        </h3>
        <p className="mt-1 text-small text-muted tabular-nums">
          {course.finished ? t`Course finished` : t`${done} of ${total} steps done`}
          {timeLeft && ` · ${timeLeft}`}
        </p>
        <CourseWindow course={course} timeZone={timeZone} />
        <NextModuleDate date={course.continues_on} timeZone={timeZone} />
      </div>
      {(percentage > 0 || course.finished) && (
        <ProgressRing
          percentage={percentage}
          text={formatPercent(percentage / 100, i18n.locale)}
          finished={course.finished}
        />
      )}
      {course.resume_to && !isResumed && (
        <PathLink path={course.resume_to} className={`${buttonClass("quiet")} max-sm:w-full`}>
          <ResumeLabel course={course} />
        </PathLink>
      )}
    </article>
  );
}

function ResumeLabel({ course }: { course: EnrolledCourse }) {
  const { t } = useLingui();
  const label = () => {
    if (course.finished && course.minutes_left === 0) return t`Look back`;
    return course.finished_sections === 0 ? t`Begin` : t`Continue`;
  };
  return (
    <>
      {label()}
      <span lang={course.language} className="sr-only">
        : {course.title}
      </span>
    </>
  );
}
