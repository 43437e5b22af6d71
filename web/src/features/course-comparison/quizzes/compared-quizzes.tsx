import { useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { Bar } from "../../../charts/drawing/bar.tsx";
import { ChartKey } from "../../../charts/drawing/chart-key.tsx";
import { TableSwitch } from "../../../charts/drawing/table-switch.tsx";
import type { ComparedQuiz } from "./compared-quiz.ts";
import { QuizSentence } from "./quiz-sentence.tsx";
import { QuizTable } from "./quiz-table.tsx";

interface ComparedQuizzesProps {
  quizzes: readonly ComparedQuiz[];
  /** Language of the module titles. */
  language: string;
  /** Whether the medians exist yet. */
  isCounted: boolean;
}

/** The user's final quiz results next to the medians: chart, table and text. */
export function ComparedQuizzes({ quizzes, language, isCounted }: ComparedQuizzesProps) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-question font-semibold">
        {t`Final quizzes`}
      </h2>
      <figure
        aria-labelledby={titleId}
        className="mt-4 rounded-card border border-line bg-card p-5 sm:p-6"
      >
        <TableSwitch sentence={isCounted && <QuizSentence quizzes={quizzes} />}>
          {(asTable) => (
            <>
              {!asTable && <QuizBars quizzes={quizzes} language={language} />}
              <QuizTable
                quizzes={quizzes}
                language={language}
                isCounted={isCounted}
                visible={asTable}
              />
            </>
          )}
        </TableSwitch>
      </figure>
    </section>
  );
}

function QuizBars({ quizzes, language }: Omit<ComparedQuizzesProps, "isCounted">) {
  const { t, i18n } = useLingui();
  const number = new Intl.NumberFormat(i18n.locale);
  return (
    <div aria-hidden="true">
      <ChartKey
        entries={[
          { colour: "bg-accent", label: t`You` },
          { colour: "bg-peers", label: t`Median` },
        ]}
      />
      <ol className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        {quizzes.map(({ module, right, questions, others }) => (
          <li key={module.id} className="grid gap-1.5 text-small tabular-nums">
            <span lang={language} className="wrap-anywhere">
              {module.title}
            </span>
            <QuizBar colour="bg-accent" share={right / questions}>
              {t`${right} of ${questions}`}
            </QuizBar>
            {others && (
              <QuizBar colour="bg-peers" share={others.median / questions}>
                {number.format(others.median)}
              </QuizBar>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface QuizBarProps {
  colour: string;
  share: number;
  children: string;
}

function QuizBar({ colour, share, children }: QuizBarProps) {
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_5rem] items-center gap-3">
      <span className="grid">
        <Bar colour={colour} share={share} />
      </span>
      {children}
    </span>
  );
}
