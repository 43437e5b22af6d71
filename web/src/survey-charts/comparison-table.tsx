import { useLingui } from "@lingui/react/macro";
import type { QuestionFigures } from "@paso/contract";
import type { ReactNode } from "react";

import { Bar } from "../charts/drawing/bar.tsx";
import { formatPercent } from "../i18n/format-percent.ts";
import { type ComparedPart, findLeading } from "./compare-parts.ts";
import { ComparisonSentence } from "./comparison-sentence.tsx";
import { TrendChart } from "./trend-chart.tsx";
import { useFigureFormat } from "./use-figure-format.ts";

interface ComparisonTableProps {
  /** The kind of comparison: "By group". */
  title: string;
  /** The head of the first column: "Group". */
  head: string;
  /** Texts of the question's options, in order. */
  options: readonly string[];
  parts: readonly (ComparedPart & { key: string | number; label?: ReactNode })[];
  /** Whether the parts are chronological, the earliest first: for a scale, a trend is then drawn, too. */
  isTrend?: boolean;
  /** Whether parts show their response rate. */
  withRate?: boolean;
}

/** A question's answers by group, by run or over time, side by side: bars, figures and a sentence. */
export function ComparisonTable(props: ComparisonTableProps) {
  const { title, head, options, parts, isTrend = false, withRate = false } = props;
  const { t, i18n } = useLingui();
  const { formatSigned } = useFigureFormat();
  const isScale = parts.some(({ figures }) => figures?.mean != null);
  const hasScore = parts.some(({ figures }) => figures?.net_promoter_score != null);
  const numbers = "py-2.5 ps-4 text-end align-top whitespace-nowrap";
  return (
    <div className="min-w-0">
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 text-small text-muted">
        <ComparisonSentence parts={parts} options={options} />
      </p>
      {isTrend && <TrendChart name={title} options={options} parts={parts} />}
      <table className="mt-2 w-full text-small tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-2 text-start font-normal">
              {head}
            </th>
            <th scope="col" className={`${numbers} font-normal`}>{t`Answers`}</th>
            <th scope="col" className="py-2 ps-4 text-start font-normal" style={{ width: "45%" }}>
              {isScale ? t`Mean` : t`Chosen most`}
            </th>
            {hasScore && (
              <th scope="col" className={`${numbers} font-normal`}>
                <abbr title={t`Net promoter score`} className="no-underline">{t`NPS`}</abbr>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ key, name, label, answers, rate, figures }) => (
            <tr key={key} className="border-b border-line last:border-0">
              <th scope="row" className="py-2.5 text-start align-top font-normal wrap-anywhere">
                {label ?? name}
              </th>
              <td className={numbers}>
                {answers}
                {withRate && rate != null && (
                  <span className="text-muted"> · {formatPercent(rate, i18n.locale)}</span>
                )}
              </td>
              <td className="py-2.5 ps-4 align-top">
                {figures === null ? (
                  <span className="text-muted">{answers === 0 ? t`no answers` : t`not shown`}</span>
                ) : (
                  <Leading figures={figures} options={options} answers={answers} />
                )}
              </td>
              {hasScore && (
                <td className={numbers}>
                  {figures?.net_promoter_score != null && formatSigned(figures.net_promoter_score)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {parts.some(({ answers, figures }) => answers > 0 && figures === null) && (
        <p className="mt-2 text-small text-muted">
          {t`What is not shown would tell what fewer than five people answered.`}
        </p>
      )}
    </div>
  );
}

interface LeadingProps {
  figures: QuestionFigures;
  options: readonly string[];
  answers: number;
}

/** A part's result: the mean of a scale, else the option chosen most. */
function Leading({ figures, options, answers }: LeadingProps) {
  const { t, i18n } = useLingui();
  const { format } = useFigureFormat();
  if (figures.mean !== null) {
    const mean = format(figures.mean);
    const greatest = Math.max(...options.map((text) => Number.parseInt(text, 10)));
    return (
      <span className="flex items-center gap-3">
        <span className="min-w-[4ch]">{mean}</span>
        <span aria-hidden="true" className="grid flex-1 *:h-3">
          <Bar colour="bg-peers" share={figures.mean / greatest} />
        </span>
      </span>
    );
  }
  const leading = findLeading(figures);
  const text = leading === null ? t`several` : options[leading];
  const people = Math.max(0, ...figures.counts);
  return (
    <span className="wrap-anywhere">
      {text}
      <span className="text-muted"> · {formatPercent(people / answers, i18n.locale)}</span>
    </span>
  );
}
