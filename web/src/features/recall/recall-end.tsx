import { useLingui } from "@lingui/react/macro";
import type { RecallQuestion, Recalls } from "@paso/contract";
import { useEffect, useRef } from "react";

import { PathLink } from "../../ui/path-link.tsx";
import { buttonClass } from "../../ui/student/button.tsx";
import { Icon } from "../../ui/student/icon.tsx";
import { RecallSwitch } from "./recall-switch.tsx";
import { useNextDay } from "./use-next-day.ts";

interface RecallEndProps {
  recalls: Recalls;
  questions: readonly RecallQuestion[];
}

/** What was remembered: each question next to the answer given in the course. */
export function RecallEnd({ recalls, questions }: RecallEndProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const nextDay = useNextDay(recalls.next_at);
  const { course } = recalls;
  const right = questions.filter((question) => question.right).length;
  const wasRight = questions.filter((question) => question.was_right).length;
  const total = questions.length;

  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-title leading-tight font-bold">
        {t`${right} of ${total} correct`}
      </h2>
      <p className="mt-1 text-muted">{t`In the course it was ${wasRight} of ${total}.`}</p>
      <ul className="mt-7 border-b border-line">
        {questions.map((question) => (
          <EndRow key={question.section.id} question={question} language={course.language} />
        ))}
      </ul>
      <div className="mt-8">
        {nextDay && <p className="mb-3">{t`The next questions come on ${nextDay}.`}</p>}
        <div className="flex flex-wrap gap-3">
          <PathLink
            path={`/student/courses/${course.id}`}
            className={`${buttonClass()} max-sm:w-full`}
          >
            {t`Back to the course`}
            <Icon name="arrow" />
          </PathLink>
          {nextDay && <RecallSwitch recalls={recalls} />}
        </div>
      </div>
    </>
  );
}

function EndRow({ question, language }: { question: RecallQuestion; language: string }) {
  const { t } = useLingui();
  const { section, right, was_right: wasRight } = question;
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-4 border-t border-line py-4">
      <span
        className={`mt-0.5 grid size-7 place-items-center rounded-full text-card ${right ? "bg-(--right)" : "bg-warm"}`}
      >
        <Icon name={right ? "check" : "cross"} className="size-4 stroke-[2.75]" />
      </span>
      <div className="min-w-0">
        <p lang={language} className="font-semibold wrap-anywhere">
          {section.type === "question" && section.question}
        </p>
        <p className="text-small text-muted">{sayResult()}</p>
      </div>
    </li>
  );

  function sayResult(): string {
    if (right) return wasRight ? t`Correct, as in the course` : t`Correct now, not in the course`;
    return wasRight ? t`Correct in the course, not now` : t`Not correct yet`;
  }
}
