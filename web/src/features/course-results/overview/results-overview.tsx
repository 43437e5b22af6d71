import { useLingui } from "@lingui/react/macro";
import type { CourseResults } from "@paso/contract";
import { useRouter } from "@tanstack/react-router";

import { PathLink } from "../../../ui/path-link.tsx";
import { buttonClass } from "../../../ui/staff/button.tsx";
import { EmptyState } from "../../../ui/staff/empty-state.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { AudienceField } from "../parts/audience-field.tsx";
import { type Audience, isByDates } from "../parts/audience.ts";
import {
  gradesPath,
  preparationPath,
  resultsPath,
  studentsPath,
} from "../parts/results-address.ts";
import { ResultsAge } from "../parts/results-age.tsx";
import { ExportList } from "./export-list.tsx";
import { IssueList } from "./issue-list.tsx";
import { PageList } from "./page-list.tsx";
import { QuizFigure } from "./quiz-figure.tsx";
import { ResultsSentence } from "./results-sentence.tsx";

interface ResultsOverviewProps {
  results: CourseResults;
  audience: Audience;
  /** Whether another group's results are still loading. */
  isBusy: boolean;
}

/** A course's results: what deserves attention first, then its pages and quizzes. */
export function ResultsOverview({ results, audience, isBusy }: ResultsOverviewProps) {
  const { t } = useLingui();
  const router = useRouter();
  const { course, groups, students, pages, quizzes } = results;
  const choose = (chosen: Audience) =>
    void router.navigate({ href: resultsPath(course.id, chosen), replace: true });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10" aria-busy={isBusy}>
      <div className="flex flex-wrap items-end gap-3">
        <AudienceField groups={groups} value={audience} onChange={choose} />
        <div className="ms-auto">
          <ResultsAge as_of={results.as_of} refreshing={results.refreshing} />
        </div>
      </div>
      {results.as_of === null ? (
        <Loading label={t`The figures of this course are being counted for the first time…`} />
      ) : students.all === 0 ? (
        <EmptyState
          title={isByDates(audience) ? t`Nobody joined on these days` : t`No students yet`}
          text={
            isByDates(audience)
              ? t`Choose other days, or see the results of everybody.`
              : t`Once students take the course, you see here how far they get and where they struggle.`
          }
        />
      ) : (
        <>
          <div className="grid justify-items-start gap-4">
            <ResultsSentence results={results} />
            <div className="flex flex-wrap gap-3">
              <PathLink
                path={studentsPath(course.id, { audience }, null)}
                className={buttonClass("quiet")}
              >
                <Icon name="people" className="size-4.5" />
                {t`Students one by one`}
              </PathLink>
              <PathLink path={gradesPath(course.id, audience)} className={buttonClass("quiet")}>
                <Icon name="list" className="size-4.5" />
                {t`Grades`}
              </PathLink>
              <PathLink
                path={preparationPath(course.id, audience)}
                className={buttonClass("quiet")}
              >
                <Icon name="comment" className="size-4.5" />
                {t`Before class`}
              </PathLink>
            </div>
          </div>
          <IssueList results={results} audience={audience} />
          <PageList courseId={course.id} audience={audience} pages={pages} />
          {quizzes.length > 0 && (
            <section aria-labelledby="quizzes" className="grid gap-5">
              <h2 id="quizzes" className="text-question font-semibold">
                {t`Final quizzes`}
              </h2>
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
                {quizzes.map((quiz) => (
                  <li
                    key={quiz.module.id}
                    className="rounded-card border border-line bg-card p-5 sm:p-6"
                  >
                    <QuizFigure quiz={quiz} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <ExportList courseId={course.id} audience={audience} mayConnect={results.may_connect} />
        </>
      )}
    </div>
  );
}
