import { useLingui } from "@lingui/react/macro";
import type { SurveyResults } from "@paso/contract";
import { useId, useState } from "react";

import { FigureList } from "../../survey-charts/figure-list.tsx";
import { QuestionChart } from "../../survey-charts/question-chart.tsx";
import { TooFewAnswers } from "../../survey-charts/too-few-answers.tsx";
import { Badge } from "../../ui/staff/badge.tsx";
import { Authored } from "../../ui/staff/content-language.tsx";
import { Icon } from "../../ui/staff/icon.tsx";
import { QuestionComparison } from "./question-comparison.tsx";

type SurveyQuestion = NonNullable<SurveyResults["survey"]>["questions"][number];

interface QuestionCardProps {
  courseId: number;
  number: number;
  question: SurveyQuestion;
}

/** A question with its answers, and on demand how groups, runs and times compare. */
export function QuestionCard({ courseId, number, question }: QuestionCardProps) {
  const { t } = useLingui();
  const id = useId();
  const [isCompared, setIsCompared] = useState(false);
  const { result, removed } = question;
  const options = question.options.map(({ text }) => text);
  return (
    <li
      aria-labelledby={`${id}-question`}
      className="min-w-0 rounded-card border border-line bg-card p-5 sm:p-6"
    >
      <div className="flex items-start gap-3">
        <span className="text-question text-muted tabular-nums">{number}.</span>
        <h2 id={`${id}-question`} className="min-w-0 text-question font-semibold wrap-anywhere">
          <Authored>{question.question}</Authored>
        </h2>
        {removed && <Badge tone="calm">{t`Removed`}</Badge>}
      </div>
      <div className="mt-4 grid gap-5">
        {result.figures === null ? (
          <TooFewAnswers answers={result.answers} />
        ) : (
          <>
            <FigureList result={result} />
            <QuestionChart
              name={question.question}
              options={options}
              answers={result.answers}
              figures={result.figures}
            />
          </>
        )}
        {result.answers > 0 && (
          <div>
            <button
              type="button"
              aria-expanded={isCompared}
              aria-controls={`${id}-comparison`}
              onClick={() => setIsCompared(!isCompared)}
              className="inline-flex min-h-11 items-center gap-2 text-start font-semibold text-accent hover:underline"
            >
              <Icon name={isCompared ? "up" : "down"} />
              {t`Compare groups and runs`}
            </button>
            <div id={`${id}-comparison`}>
              {isCompared && (
                <QuestionComparison courseId={courseId} sectionId={question.id} options={options} />
              )}
            </div>
          </div>
        )}
      </div>
    </li>
  );
}
