import { useLingui } from "@lingui/react/macro";
import type { Recalls } from "@paso/contract";
import { useState } from "react";

import { ProgressBar } from "../../ui/student/progress-bar.tsx";
import { RecallCard } from "./recall-card.tsx";
import { RecallEnd } from "./recall-end.tsx";
import { RecallStep } from "./recall-step.tsx";

/** A course's recall: its questions one at a time, then what was remembered. */
export function RecallView({ recalls }: { recalls: Recalls }) {
  const { t } = useLingui();
  const { course, latest } = recalls;
  const questions = latest?.questions ?? [];
  const [index, setIndex] = useState(() => {
    const first = questions.findIndex(({ right }) => right === null);
    return first < 0 ? questions.length : first;
  });
  const question = questions[index];
  const number = index + 1;
  const total = questions.length;
  const done = questions.filter(({ right }) => right !== null).length;
  return (
    <div className="mx-auto w-full max-w-column px-5 pt-8 pb-24 sm:pt-10">
      <header className="mb-8">
        <p className="text-muted">{t`What has stayed with you?`}</p>
        <h1
          lang={course.language}
          className="mt-1 text-[1.75rem] leading-tight font-bold wrap-anywhere sm:text-title"
        >
          {course.title}
        </h1>
      </header>
      {latest && question && (
        <>
          <p className="mb-2 text-small text-muted">{t`Question ${number} of ${total}`}</p>
          <ProgressBar
            value={done}
            total={total}
            label={t`Answered questions`}
            valueText={t`${done} of ${total}`}
            className="mb-8 w-full"
          />
          <RecallStep
            key={question.section.id}
            course={course}
            question={question}
            time={latest.number}
            isFirst={index === 0}
            onNext={() => setIndex(number)}
          />
        </>
      )}
      {!question && total > 0 && <RecallEnd recalls={recalls} questions={questions} />}
      {total === 0 && recalls.offered && <RecallCard recalls={recalls} />}
      {total === 0 && !recalls.offered && (
        <p className="text-reading text-muted">
          {t`Once you have answered a question in this course that has a right answer, you can be asked again here.`}
        </p>
      )}
    </div>
  );
}
