import { useLingui } from "@lingui/react/macro";
import type { SurveyQuestionResults } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";

import { describeFailure } from "../../api/index.ts";
import { ComparisonTable } from "../../survey-charts/comparison-table.tsx";
import { PathLink } from "../../ui/path-link.tsx";
import { LoadFailure } from "../../ui/staff/load-failure.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { surveyQuestionQuery } from "./api.ts";
import { useGroupName } from "./use-group-name.ts";
import { usePeriodName } from "./use-period-name.ts";

interface QuestionComparisonProps {
  courseId: number;
  sectionId: number;
  /** Texts of the question's options, in order. */
  options: readonly string[];
}

/** How a question was answered by each group, over time, and in each run of the course. */
export function QuestionComparison({ courseId, sectionId, options }: QuestionComparisonProps) {
  const query = useQuery(surveyQuestionQuery(courseId, sectionId));
  if (query.data) {
    return <Comparisons courseId={courseId} results={query.data} options={options} />;
  }
  if (query.error === null) return <Loading className="py-4" />;
  return (
    <LoadFailure
      className="pt-3"
      failure={describeFailure(query.error)}
      onRetry={() => void query.refetch()}
    />
  );
}

interface ComparisonsProps {
  courseId: number;
  results: SurveyQuestionResults;
  options: readonly string[];
}

function Comparisons({ courseId, results, options }: ComparisonsProps) {
  const { t } = useLingui();
  const groupName = useGroupName();
  const periodName = usePeriodName();
  const { groups, periods, runs } = results;
  if (Math.max(groups.length, periods.length, runs.length) < 2) {
    return (
      <p className="mt-2 max-w-prose text-small text-muted">
        {t`Nothing to compare yet. Groups of the course, weeks and months with five answers each, and courses copied from this one appear here.`}
      </p>
    );
  }
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-8">
      {groups.length > 1 && (
        <ComparisonTable
          title={t`By group`}
          head={t`Group`}
          options={options}
          withRate
          parts={groups.map(({ group, result }) => ({
            key: group.id,
            name: groupName(group),
            answers: result.answers,
            rate: result.response_rate,
            figures: result.figures,
          }))}
        />
      )}
      {periods.length > 1 && (
        <ComparisonTable
          title={t`Over time`}
          isTrend
          head={t`Time`}
          options={options}
          parts={periods.map((period) => ({
            key: period.from,
            name: periodName(period),
            answers: period.answers,
            figures: period.figures,
          }))}
        />
      )}
      {runs.length > 1 && (
        <ComparisonTable
          title={t`Run by run`}
          isTrend
          head={t`Course`}
          options={options}
          withRate
          parts={runs.map(({ course, result }) => ({
            key: course.id,
            name: course.title,
            label: <RunName course={course} isShown={course.id === courseId} />,
            answers: result.answers,
            rate: result.response_rate,
            figures: result.figures,
          }))}
        />
      )}
    </div>
  );
}

interface RunNameProps {
  course: SurveyQuestionResults["runs"][number]["course"];
  /** Whether it is the course whose results are on the screen. */
  isShown: boolean;
}

function RunName({ course, isShown }: RunNameProps) {
  const { t } = useLingui();
  const periodName = usePeriodName();
  const { start_date: start, end_date: end } = course;
  return (
    <>
      {isShown ? (
        <span className="font-semibold">{t`${course.title} (this course)`}</span>
      ) : (
        <PathLink
          path={`/authoring/courses/${course.id}/survey`}
          className="text-accent underline-offset-4 hover:underline"
        >
          {course.title}
        </PathLink>
      )}
      {start && end && (
        <span className="block text-muted">
          {periodName({ from: start.slice(0, 10), to: end.slice(0, 10) })}
        </span>
      )}
    </>
  );
}
