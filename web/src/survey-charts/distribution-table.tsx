import { useLingui } from "@lingui/react/macro";

import { formatPercent } from "../i18n/format-percent.ts";

/** An option with the people who chose it, or all options that the question no longer has. */
export interface DistributionRow {
  /** 1-based position among the options; null for removed ones. */
  number: number | null;
  text: string;
  /** The text, or its number if the texts are too long for a chart. */
  label: string;
  people: number;
}

interface DistributionTableProps {
  name: string;
  rows: readonly DistributionRow[];
  /** People who answered: the denominator of the shares. */
  answers: number;
  visible: boolean;
}

/** A chart's numbers as a table: always there for screen readers, visible on request. */
export function DistributionTable({ name, rows, answers, visible }: DistributionTableProps) {
  const { t, i18n } = useLingui();
  const cell = "py-2 ps-4 text-end align-top";
  return (
    <div className={visible ? "" : "sr-only"}>
      <table className="w-full text-small tabular-nums">
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-2 text-start font-normal">{t`Answer`}</th>
            <th scope="col" className={`${cell} font-normal`}>{t`People`}</th>
            <th scope="col" className={`${cell} font-normal`}>{t`Share`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, text, people }) => (
            <tr key={number ?? "removed"} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 text-start font-normal wrap-anywhere">
                {text}
              </th>
              <td className={cell}>{people}</td>
              <td className={cell}>{formatPercent(people / answers, i18n.locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
