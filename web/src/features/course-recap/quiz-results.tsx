import { useLingui } from "@lingui/react/macro";
import type { CourseRecap } from "@paso/contract";
import { useId } from "react";

interface QuizResultsProps {
  quizzes: CourseRecap["quizzes"];
  /** Language of the modules' titles. */
  language: string;
}

/** The final quiz results of each module. */
export function QuizResults({ quizzes, language }: QuizResultsProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-question font-semibold">
        {t`Your final quizzes`}
      </h3>
      <ul className="mt-3 border-b border-line">
        {quizzes.map(({ module: { id: key, order: number, title }, right, questions }) => (
          <li
            key={key}
            className="grid items-center gap-x-6 gap-y-2 border-t border-line py-3 sm:grid-cols-[1fr_10rem_auto]"
          >
            <span className="min-w-0 wrap-anywhere">
              {t`Module ${number}`} · <span lang={language}>{title}</span>
            </span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${(right / questions) * 100}%` }}
              />
            </span>
            <span className="text-small text-muted tabular-nums sm:min-w-24 sm:text-end">
              {t`${right} of ${questions} correct`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
