import { useLingui } from "@lingui/react/macro";
import type { ResultGroup, StudentWay } from "@paso/contract";
import { type ReactNode, useRef } from "react";

import { formatDay } from "../../../i18n/format-day.ts";
import { formatGrade } from "../../../i18n/format-grade.ts";
import { EmailAddress } from "../../../ui/email-address.tsx";
import { fullName } from "../../../ui/full-name.ts";
import { PathLink } from "../../../ui/path-link.tsx";
import { Badge } from "../../../ui/staff/badge.tsx";
import { Authored } from "../../../ui/staff/content-language.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { ExtendButton } from "../interventions/extend-button.tsx";
import { PageMenu } from "../interventions/page-menu.tsx";
import { RecentChanges } from "../interventions/recent-changes.tsx";
import { type StudentChoice, studentsPath } from "../parts/results-address.ts";
import { StepName } from "../parts/step-name.tsx";
import { useGroupLabel } from "../parts/use-group-label.ts";
import { WriteButton } from "../parts/write-button.tsx";
import { StudentActivity, StudentScore } from "./student-row.tsx";
import { WayAnswer } from "./way-answer.tsx";

interface StudentWayViewProps {
  courseId: number;
  groups: readonly ResultGroup[];
  /** The list that it was opened from. */
  choice: StudentChoice;
  way: StudentWay;
}

/** One student's way through a course, page by page; the pages that they touched, in class too, are open. */
export function StudentWayView({ courseId, groups, choice, way }: StudentWayViewProps) {
  const { t, i18n } = useLingui();
  const groupLabel = useGroupLabel();
  const { student, pages } = way;
  const ownGroup = groups.length > 1 && groups.find(({ id }) => id === student.group_id);
  const group = ownGroup && groupLabel(ownGroup);
  const grade = way.grade && formatGrade(way.grade.value, i18n.locale);
  const hasActions = way.may_write || (way.own_end ?? way.usual_end) !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <PathLink
          path={studentsPath(courseId, choice, null)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent hover:underline"
        >
          <Icon name="back" className="size-4.5" />
          {t`All students`}
        </PathLink>
        <h2 ref={heading} tabIndex={-1} className="text-question font-semibold wrap-anywhere">
          {fullName(student)}
        </h2>
        <a
          href={`mailto:${way.email}`}
          className="inline-block text-accent wrap-anywhere hover:underline"
        >
          <EmailAddress>{way.email}</EmailAddress>
        </a>
        <p className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
          {grade && <span className="font-semibold tabular-nums">{t`Grade: ${grade}`}</span>}
          <StudentScore student={student} />
          {group && <span className="text-muted">{t`Group: ${group}`}</span>}
          <StudentActivity student={student} />
        </p>
        <p className="mt-2 max-w-prose text-small text-muted">
          {t`Survey answers, and answers that stay in their workbook, are not shown.`}
        </p>
      </div>
      {hasActions && (
        <div className="grid justify-items-start gap-3">
          <ExtendButton courseId={courseId} way={way} />
          {way.may_write && (
            <WriteButton courseId={courseId} recipients={{ student }} variant="quiet" />
          )}
        </div>
      )}
      <RecentChanges courseId={courseId} way={way} onUndone={() => heading.current?.focus()} />
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {pages.map((page) => (
          <WayPage
            key={page.id}
            page={page}
            menu={
              way.may_intervene && <PageMenu courseId={courseId} student={student} page={page} />
            }
          />
        ))}
      </ol>
    </div>
  );
}

type Page = StudentWay["pages"][number];

interface WayPageProps {
  page: Page;
  /** The interventions. */
  menu: ReactNode;
}

function WayPage({ page, menu }: WayPageProps) {
  const { t } = useLingui();
  const { sections } = page;
  const all = sections.length;
  const done = sections.filter(({ status }) => status === "finished").length;
  const isTouched = sections.some(({ status, answer }) => status !== "untouched" || answer);
  return (
    <li className="relative">
      {/* Outside `summary`, which must not contain other controls. */}
      {menu && <div className="absolute end-2 top-2">{menu}</div>}
      <details open={isTouched} className="rounded-card border border-line bg-card">
        <summary
          className={`flex min-h-11 cursor-pointer flex-wrap items-baseline justify-between gap-x-4 py-3 ps-5 ${menu ? "pe-16" : "pe-5"}`}
        >
          <span className="min-w-0 wrap-anywhere">
            <span className="block text-small text-muted">
              <Authored>{page.module_title}</Authored>
            </span>
            <span className="font-semibold">
              <Authored>{page.title}</Authored>
            </span>
          </span>
          <span className="flex flex-wrap items-baseline gap-x-3 text-small text-muted tabular-nums">
            <PageState state={page.state} />
            {t`${done} of ${all} steps`}
          </span>
        </summary>
        <ol className="border-t border-line px-5">
          {sections.map((section) => (
            <WayStep key={section.id} section={section} />
          ))}
        </ol>
      </details>
    </li>
  );
}

/** A page's state for the student, if its steps do not show it. */
function PageState({ state }: Pick<Page, "state">) {
  const { t } = useLingui();
  if (state === "excused") return <Badge tone="accent">{t`Excused`}</Badge>;
  if (state === "locked") return <Badge tone="calm">{t`Not open yet`}</Badge>;
  return state === "closed" ? <Badge tone="calm">{t`Closed`}</Badge> : null;
}

function WayStep({ section }: { section: Page["sections"][number] }) {
  const { t, i18n } = useLingui();
  const { status, at, answer } = section;
  const day = at && formatDay(at, i18n.locale);
  const states = {
    // Only in class can questions be answered ahead of the page.
    untouched: answer ? t`answered in class` : t`not begun`,
    open: t`begun`,
    finished: t`done`,
  };
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-0">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span
          className={`line-clamp-2 min-w-0 flex-1 basis-64 wrap-anywhere ${status === "untouched" && !answer ? "text-muted" : ""}`}
        >
          <StepName section={section} />
        </span>
        <span className="text-small whitespace-nowrap text-muted tabular-nums">
          {states[status]}
          {day && ` · ${day}`}
        </span>
      </div>
      {answer && <WayAnswer answer={answer} />}
    </li>
  );
}
