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
import { QuestionTexts } from "./question-texts.tsx";

type SurveyQuestion = NonNullable<SurveyResults["survey"]>["questions"][number];

interface QuestionCardProps {
  courseId: number;
  /** Whose answers are shown; null for all. */
  groupId: number | null;
  number: number;
  question: SurveyQuestion;
}

/** A question with its answers, and on demand how groups, runs and times compare. */
export function QuestionCard({ courseId, groupId, number, question }: QuestionCardProps) {
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
        <Answers courseId={courseId} groupId={groupId} question={question} />
        {result.answers > 0 && question.kind === "choice" && (
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

function Answers({ courseId, groupId, question }: Omit<QuestionCardProps, "number">) {
  const { id: sectionId, kind, result } = question;
  if (result.figures === null) return <TooFewAnswers answers={result.answers} />;
  if (kind === "text") {
    return <QuestionTexts {...{ courseId, sectionId, groupId }} people={result.answers} />;
  }
  return (
    <>
      <FigureList result={result} />
      <QuestionChart
        name={question.question}
        options={question.options.map(({ text }) => text)}
        answers={result.answers}
        figures={result.figures}
      />
    </>
  );
}
