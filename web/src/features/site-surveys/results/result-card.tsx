import { useLingui } from "@lingui/react/macro";
import type { SiteSurveyResults } from "@paso/contract";
import { useId } from "react";

import { formatCalendarDate } from "../../../i18n/format-calendar-date.ts";
import { ComparisonTable } from "../../../survey-charts/comparison-table.tsx";
import { FigureList } from "../../../survey-charts/figure-list.tsx";
import { QuestionChart } from "../../../survey-charts/question-chart.tsx";
import { TooFewAnswers } from "../../../survey-charts/too-few-answers.tsx";
import { SurveyTexts } from "./survey-texts.tsx";

type Question = SiteSurveyResults["questions"][number];
type Runs = SiteSurveyResults["runs"];

interface ResultCardProps {
  surveyId: number;
  number: number;
  question: Question;
  runs: Runs;
}

/** A question with its answers, next to those of other runs. */
export function ResultCard({ surveyId, number, question, runs }: ResultCardProps) {
  const id = useId();
  const { text, parts, texts } = question;
  return (
    <li aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-card p-5 sm:p-6">
      <div className="flex items-start gap-3">
        <span className="text-question text-muted tabular-nums">{number}.</span>
        <h2 id={id} className="min-w-0 text-question font-semibold wrap-anywhere">
          {text}
        </h2>
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-8">
        {parts.map((part) => (
          <PartResult key={part.id} question={text} part={part} runs={runs} />
        ))}
        {texts !== null && (
          <SurveyTexts surveyId={surveyId} questionId={question.id} people={texts} />
        )}
      </div>
    </li>
  );
}

interface PartResultProps {
  question: string;
  part: Question["parts"][number];
  runs: Runs;
}

/** The whole of a question, or a row of a matrix. */
function PartResult({ question, part, runs }: PartResultProps) {
  const { t, i18n } = useLingui();
  const { name, options, result } = part;
  const nameOf = (surveyId: number) => {
    const run = runs.find((one) => one.id === surveyId);
    return run?.opens
      ? formatCalendarDate(run.opens.slice(0, 10), i18n.locale)
      : (run?.title ?? "");
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {name !== "" && <h3 className="font-semibold wrap-anywhere">{name}</h3>}
      {result.figures === null ? (
        <TooFewAnswers answers={result.answers} />
      ) : (
        <>
          <FigureList result={result} />
          <QuestionChart
            name={name === "" ? question : `${question} ${name}`}
            options={options}
            answers={result.answers}
            figures={result.figures}
          />
        </>
      )}
      {part.runs.length > 1 && (
        <ComparisonTable
          title={t`Run by run`}
          isTrend
          head={t`Opened`}
          options={options}
          withRate
          parts={part.runs.map(({ survey_id: surveyId, result: other }) => ({
            key: surveyId,
            name: nameOf(surveyId),
            answers: other.answers,
            rate: other.response_rate,
            figures: other.figures,
          }))}
        />
      )}
    </div>
  );
}
