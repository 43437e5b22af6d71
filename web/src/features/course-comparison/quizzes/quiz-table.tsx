import { useLingui } from "@lingui/react/macro";

import { headClass } from "../../../charts/drawing/head-class.ts";
import type { ComparedQuiz } from "./compared-quiz.ts";

interface QuizTableProps {
  quizzes: readonly ComparedQuiz[];
  language: string;
  isCounted: boolean;
  visible: boolean;
}

/** The results as a table: always there for screen readers, visible on demand. */
export function QuizTable({ quizzes, language, isCounted, visible }: QuizTableProps) {
  const { t, i18n } = useLingui();
  const number = new Intl.NumberFormat(i18n.locale);
  const cell = "py-2 ps-2 text-end align-top sm:ps-4";
  return (
    <div className={visible ? "" : "sr-only"}>
      <table className="w-full text-small tabular-nums">
        <caption className="sr-only">{t`Final quizzes`}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className={`py-2 text-start align-top ${headClass}`}>{t`Module`}</th>
            <th scope="col" className={`${cell} ${headClass}`}>{t`You`}</th>
            <th scope="col" className={`${cell} ${headClass}`}>{t`Median`}</th>
            <th scope="col" className={`${cell} ${headClass}`}>{t`Number of People`}</th>
          </tr>
        </thead>
        <tbody>
          {quizzes.map(({ module, right, questions, others }) => (
            <tr key={module.id} className="border-b border-line last:border-0">
              <th scope="row" lang={language} className="py-2 text-start font-normal wrap-anywhere">
                {module.title}
              </th>
              <td className={cell}>{t`${right} of ${questions}`}</td>
              <td className={cell}>{others ? number.format(others.median) : "–"}</td>
              <td className={cell}>{others ? others.people : isCounted ? t`too few` : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
