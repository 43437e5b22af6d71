import { useLingui } from "@lingui/react/macro";
import type { SurveyResults } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { PathLink } from "../../ui/path-link.tsx";
import { buttonClass } from "../../ui/staff/button.tsx";
import { EmptyState } from "../../ui/staff/empty-state.tsx";
import { LoadFailure } from "../../ui/staff/load-failure.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { SpreadsheetLinks } from "../../ui/staff/spreadsheet-links.tsx";
import { exportAddress, surveyResultsQuery } from "./api.ts";
import { QuestionCard } from "./question-card.tsx";
import { SurveySentence } from "./survey-sentence.tsx";
import { useGroupName } from "./use-group-name.ts";

/** Key of the "all" option. */
const EVERYBODY = "all";

/** Students' answers to a course's survey, question by question. */
export function CourseSurveyResults({ results: everybody }: { results: SurveyResults }) {
  const { t } = useLingui();
  const { course, groups, may_edit: mayEdit } = everybody;
  const groupName = useGroupName();
  const [groupId, setGroupId] = useState<number | null>(null);
  const query = useQuery(surveyResultsQuery(course.id, groupId));
  // While a group is loading or failed, the overall figures must not pass for its own.
  const survey = query.data?.survey ?? (groupId === null ? everybody.survey : null);
  if (everybody.survey === null) {
    return (
      <div className="grid justify-items-center gap-4">
        <EmptyState
          title={t`This course has no survey`}
          text={t`Students answer it once they have finished the course. What they answer appears here.`}
        />
        {mayEdit && (
          <PathLink path={`/authoring/surveys/new?course=${course.id}`} className={buttonClass()}>
            {t`Create a survey`}
          </PathLink>
        )}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-end justify-between gap-3">
        {groups.length > 1 ? (
          <SelectField
            label={t`Group`}
            value={groupId === null ? EVERYBODY : String(groupId)}
            onChange={(value) => setGroupId(value === EVERYBODY ? null : Number(value))}
            options={[
              { id: EVERYBODY, label: t`Everybody` },
              ...groups.map((group) => ({ id: String(group.id), label: groupName(group) })),
            ]}
            className="w-full sm:w-72"
          />
        ) : (
          <span />
        )}
        <div className="flex flex-wrap gap-2">
          <SpreadsheetLinks addressOf={(format) => exportAddress(course.id, format)} />
          {mayEdit && (
            <PathLink
              path={`/authoring/surveys/edit?course=${course.id}`}
              className={buttonClass("quiet")}
            >
              {t`Edit survey`}
            </PathLink>
          )}
        </div>
      </div>
      {query.isError && (
        <LoadFailure failure={describeFailure(query.error)} onRetry={() => void query.refetch()} />
      )}
      {survey && (
        <>
          <SurveySentence survey={survey} />
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-6" aria-busy={query.isPlaceholderData}>
            {survey.questions.map((question, index) => (
              <QuestionCard
                key={question.id}
                courseId={course.id}
                groupId={groupId}
                number={index + 1}
                question={question}
              />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
