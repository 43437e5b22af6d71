import { useLingui } from "@lingui/react/macro";
import type { SiteSurveyResults as Results } from "@paso/contract";

import { formatPercent } from "../../../i18n/format-percent.ts";
import { EmptyState } from "../../../ui/staff/empty-state.tsx";
import { SpreadsheetLinks } from "../../../ui/staff/spreadsheet-links.tsx";
import { SurveyHead } from "../editor/survey-head.tsx";
import { exportAddress } from "../queries/survey-queries.ts";
import { ResultCard } from "./result-card.tsx";

/** A site survey's results, question by question. */
export function SiteSurveyResults({ results }: { results: Results }) {
  const { t, i18n } = useLingui();
  const { survey, runs, questions } = results;
  const { answers, asked, response_rate: rate } = survey;
  const percent = rate === null ? null : formatPercent(rate, i18n.locale);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <SurveyHead survey={survey} current="results">
        {answers > 0 && (
          <div className="flex flex-wrap gap-2">
            <SpreadsheetLinks addressOf={(format) => exportAddress(survey.id, format)} />
          </div>
        )}
      </SurveyHead>
      {answers === 0 ? (
        <EmptyState
          title={t`No answers yet`}
          text={t`As soon as five people have answered, charts, means and texts appear here.`}
        />
      ) : (
        <>
          <p className="text-question">
            {percent === null
              ? t`${answers} people answered.`
              : t`${answers} of ${asked} people answered, ${percent}.`}
          </p>
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-6">
            {questions.map((question, index) => (
              <ResultCard
                key={question.id}
                surveyId={survey.id}
                number={index + 1}
                question={question}
                runs={runs}
              />
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
