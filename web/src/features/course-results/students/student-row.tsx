import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { StudentResult } from "@paso/contract";

import { formatDay } from "../../../i18n/format-day.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { fullName } from "../../../ui/full-name.ts";
import { PathLink } from "../../../ui/path-link.tsx";
import { Badge } from "../../../ui/staff/badge.tsx";
import { type StudentChoice, studentsPath } from "../parts/results-address.ts";

interface StudentRowProps {
  courseId: number;
  /** The list that it is in. */
  choice: StudentChoice;
  student: StudentResult;
  /** Pages of the course. */
  pages: number;
}

/** A student: progress, results and last activity; links to their way through the course. */
export function StudentRow({ courseId, choice, student, pages }: StudentRowProps) {
  const { t } = useLingui();
  const name = fullName(student);
  const { finished_pages: finished } = student;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-1 border-line px-4 py-3 not-first:border-t sm:px-5 *:min-w-0 md:grid-cols-[4fr_2fr_4fr_3fr]">
      <div className="flex min-h-11 min-w-0 items-center gap-3">
        <Avatar name={name} picture={student.avatar} size="small" />
        <PathLink
          path={studentsPath(courseId, choice, student.id)}
          className="font-semibold text-accent underline-offset-4 wrap-anywhere hover:underline"
        >
          {name}
        </PathLink>
      </div>
      <span className="tabular-nums">
        {finished === 0 ? t`no page finished` : t`${finished} of ${pages} pages`}
      </span>
      <StudentScore student={student} />
      <StudentActivity student={student} />
    </li>
  );
}

/** A student's results, in questions and in final quizzes. */
export function StudentScore({ student }: { student: StudentResult }) {
  const { t } = useLingui();
  const { answered, right, quiz_answered: inQuiz, quiz_right: quizRight } = student;
  // Polls and opinions have no right answer, and do not count.
  if (answered === 0) return <span className="text-muted">{t`nothing right or wrong yet`}</span>;
  return (
    <span className="flex flex-wrap gap-x-3 tabular-nums">
      <span>{t`${right} of ${answered} right`}</span>
      {inQuiz > 0 && <span className="text-muted">{t`final quiz ${quizRight} of ${inQuiz}`}</span>}
    </span>
  );
}

/** A student's last activity, and whether they are stuck or finished. */
export function StudentActivity({ student }: { student: StudentResult }) {
  const { t, i18n } = useLingui();
  const { last_seen: seen, finished_at: finishedAt, stuck } = student;
  const lastDay = seen && formatDay(seen, i18n.locale);
  const finishedOn = finishedAt && formatDay(finishedAt, i18n.locale);
  const stuckFor = (days: number) =>
    t`${plural(days, { one: "Stuck for # day", other: "Stuck for # days" })}`;
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-muted tabular-nums">
      {lastDay ? t`last here ${lastDay}` : t`never been here`}
      {stuck && seen && <Badge tone="warm">{stuckFor(daysSince(seen))}</Badge>}
      {/* With its day: pages may have been added or reset since. */}
      {finishedOn && <Badge tone="accent">{t`Finished on ${finishedOn}`}</Badge>}
    </span>
  );
}

/** Days after which the server calls a student stuck. */
const STUCK = 7;

/** Whole days since a local date and time of the site, whose distance to UTC is ignored. */
function daysSince(localDateTime: string): number {
  const days = Math.floor((Date.now() - Date.parse(`${localDateTime}Z`)) / 86_400_000);
  return Math.max(STUCK, days);
}
