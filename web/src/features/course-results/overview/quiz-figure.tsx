import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { QuizResult } from "@paso/contract";

import { Bar } from "../../../charts/drawing/bar.tsx";
import { formatPercent } from "../../../i18n/format-percent.ts";
import { Authored } from "../../../ui/staff/content-language.tsx";
import { ResultFigure } from "../parts/result-figure.tsx";

/** How many got how many questions of a module's final quiz right. */
export function QuizFigure({ quiz }: { quiz: QuizResult }) {
  const { t, i18n } = useLingui();
  const { module, questions, begun, finished, mean, by_right: byRight } = quiz;
  const most = Math.max(1, ...byRight);
  const share = (people: number) =>
    formatPercent(finished === 0 ? 0 : people / finished, i18n.locale);
  const average = mean === null ? "" : formatPercent(mean, i18n.locale);
  const rows = byRight.map((people, right) => ({ right, people })).toReversed();
  const rightOf = (right: number) => t`${right} of ${questions}`;
  return (
    <>
      <h3 className="mb-4 font-semibold wrap-anywhere">
        <Authored>{module.title}</Authored>
      </h3>
      <ResultFigure
        caption={t`Final quiz: ${module.title}`}
        head={[t`Right answers`, t`People`, t`Share`]}
        rows={rows.map(({ right, people }) => ({
          key: right,
          cells: [rightOf(right), people, share(people)],
        }))}
        sentence={
          mean === null
            ? t`${plural(begun, { one: "# person has begun", other: "# people have begun" })} this quiz, and nobody has answered all of it yet.`
            : t`${finished} of ${begun} who began have answered every question; ${average} correct on average.`
        }
      >
        <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-2">
          {rows.map(({ right, people }) => (
            <div key={right} className="contents text-small tabular-nums">
              <span>{rightOf(right)}</span>
              <Bar colour="bg-peers" share={people / most} />
              <span className="text-end">{people}</span>
            </div>
          ))}
        </div>
      </ResultFigure>
    </>
  );
}
