import { useLingui } from "@lingui/react/macro";
import type { CourseResults, Grades } from "@paso/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";

import { describeFailure } from "../../../api/index.ts";
import { formatGrade } from "../../../i18n/format-grade.ts";
import { formatPercent } from "../../../i18n/format-percent.ts";
import { fullName } from "../../../ui/full-name.ts";
import { PathLink } from "../../../ui/path-link.tsx";
import { buttonClass } from "../../../ui/staff/button.tsx";
import { Authored } from "../../../ui/staff/content-language.tsx";
import { EmptyState } from "../../../ui/staff/empty-state.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { PagedList } from "../../../ui/staff/paged-list.tsx";
import { AllResultsLink } from "../parts/all-results-link.tsx";
import { AudienceField } from "../parts/audience-field.tsx";
import type { Audience } from "../parts/audience.ts";
import { exportsPath, gradesPath, studentsPath } from "../parts/results-address.ts";
import { gradesQuery } from "./grade-queries.ts";
import { GradingForm } from "./grading-form.tsx";

interface GradeListProps {
  results: CourseResults;
  audience: Audience;
}

/** The grades of a course's students, and how they are computed. */
export function GradeList({ results, audience }: GradeListProps) {
  const { t } = useLingui();
  const router = useRouter();
  const { course } = results;
  const query = useInfiniteQuery(gradesQuery(course.id, audience));
  const first = query.data?.pages[0];
  const students = query.data?.pages.flatMap((part) => part.students) ?? [];
  return (
    <section aria-labelledby="grades" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <AllResultsLink courseId={course.id} audience={audience} />
        <h2 id="grades" className="text-question font-semibold">
          {t`Grades`}
        </h2>
        <p className="mt-1 max-w-prose text-muted">
          {t`The share of checked questions that a student has right, module by module. What is not answered is not right; excused pages are left out.`}
        </p>
      </div>
      <AudienceField
        groups={results.groups}
        value={audience}
        onChange={(chosen) =>
          void router.navigate({ href: gradesPath(course.id, chosen), replace: true })
        }
      />
      <p>
        <PathLink path={exportsPath(course.id, audience)} className={buttonClass("quiet")}>
          <Icon name="download" className="size-4.5" />
          {t`Grades as spreadsheets`}
        </PathLink>
      </p>
      {first?.may_edit && <GradingForm courseId={course.id} grades={first} />}
      <PagedList
        query={query}
        failure={query.error && describeFailure(query.error)}
        items={students}
        more={t`Show more students`}
        empty={
          <EmptyState
            title={t`No students yet`}
            text={t`Once students take the course, their grades are here.`}
          />
        }
      >
        {(student) => (
          <GradeRow
            key={student.id}
            courseId={course.id}
            audience={audience}
            student={student}
            isLetter={first?.scale === "letters"}
          />
        )}
      </PagedList>
    </section>
  );
}

interface GradeRowProps {
  courseId: number;
  audience: Audience;
  student: Grades["students"][number];
  isLetter: boolean;
}

function GradeRow({ courseId, audience, student, isLetter }: GradeRowProps) {
  const { t, i18n } = useLingui();
  const { grade, modules } = student;
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-line px-4 py-3 last:border-0 sm:px-5">
      <div className="min-w-0">
        <PathLink
          path={studentsPath(courseId, { audience }, student.id)}
          className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-accent hover:underline"
        >
          {fullName(student)}
        </PathLink>
        <ul className="flex flex-wrap gap-x-5 text-small text-muted tabular-nums">
          {modules
            .filter(({ questions, weight }) => questions > 0 && weight > 0)
            .map(({ id, title, right, questions }) => (
              <li key={id}>
                <Authored>{title}</Authored>: {t`${right} of ${questions}`}
              </li>
            ))}
        </ul>
      </div>
      <span className="text-end tabular-nums">
        <span className="text-question font-semibold">
          {formatGrade(grade?.value, i18n.locale)}
        </span>
        {isLetter && grade && (
          <span className="block text-small text-muted">
            {formatPercent(Number(grade.percent) / 100, i18n.locale)}
          </span>
        )}
      </span>
    </li>
  );
}
