import { useLingui } from "@lingui/react/macro";

import { formatPercent } from "../i18n/format-percent.ts";
import type { Chart } from "./build-chart.ts";
import { headClass } from "./drawing/head-class.ts";

/** A chart's numbers as a table: always there for screen readers, visible on request. */
export function ChartTable({ chart, visible }: { chart: Chart; visible: boolean }) {
  const { t, i18n } = useLingui();
  const cell = "py-2 ps-2 text-end align-top sm:ps-4";
  return (
    <div className={visible ? "mt-3" : "sr-only"}>
      <table className="w-full text-small tabular-nums">
        <caption className="sr-only">{t`What your course mates answered`}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className={`py-2 text-start align-top ${headClass}`}>{t`Answers`}</th>
            <th scope="col" className={`${cell} ${headClass}`}>{t`Number of People`}</th>
            <th scope="col" className={`${cell} ${headClass}`}>{t`Share`}</th>
            <th scope="col" className={`${cell} ${headClass}`}>{t`Your Answer`}</th>
          </tr>
        </thead>
        <tbody>
          {chart.rows.map((row) => (
            <tr key={row.number} className="border-b border-line last:border-0">
              <th
                scope="row"
                lang={row.language}
                className="py-2 text-start font-normal wrap-anywhere"
              >
                {chart.numbered ? `${row.number} - ${row.text}` : row.text}
              </th>
              <td className={cell}>{row.peers}</td>
              <td className={cell}>{formatPercent(row.share, i18n.locale)}</td>
              <td className={`${cell} font-semibold text-accent`}>{row.own ? t`yes` : ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
