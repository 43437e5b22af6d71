import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";

import { formatPercent } from "../../i18n/format-percent.ts";
import { Bar } from "../drawing/bar.tsx";
import { headClass } from "../drawing/head-class.ts";

/** A group of people in a comparison. */
export interface ShareSeries {
  name: string;
  /** Size of the group. */
  people: number;
  /** Fill colour of its bars. */
  colour: string;
}

export interface ShareRow {
  text: string;
  /** Whether the viewer chose it. */
  isOwn: boolean;
  /** Whether it is right; null if nothing is, or it is not revealed yet. */
  valid: boolean | null;
  /** How many chose it, in the order of the series. */
  chosen: readonly number[];
}

interface ShareChartProps {
  caption: string;
  /** The rows' language. */
  language: string;
  series: readonly ShareSeries[];
  rows: readonly ShareRow[];
}

/**
 * The shares of several groups that chose each answer, as bars; the table says the same, and can be seen
 * instead.
 */
export function ShareChart({ caption, language, series, rows }: ShareChartProps) {
  const { t } = useLingui();
  const [isTable, setTable] = useState(false);
  const captionId = useId();
  return (
    <figure aria-labelledby={captionId} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <figcaption id={captionId} className="sr-only">
        {caption}
      </figcaption>
      <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
        {series.map(({ name, people, colour }) => (
          <li key={name} className="flex items-center gap-2">
            <span className={`size-3.5 shrink-0 rounded-[3px] ${colour}`} />
            {t`${name} (${people})`}
          </li>
        ))}
      </ul>
      {!isTable && <Bars language={language} series={series} rows={rows} />}
      <ShareTable
        caption={caption}
        language={language}
        series={series}
        rows={rows}
        isVisible={isTable}
      />
      <button
        type="button"
        onClick={() => setTable(!isTable)}
        className="-my-2 min-h-11 justify-self-start text-small text-accent underline-offset-4 hover:underline"
      >
        {isTable ? t`Show as chart` : t`Show as table`}
      </button>
    </figure>
  );
}

type BarsProps = Pick<ShareChartProps, "language" | "series" | "rows">;

function Bars({ language, series, rows }: BarsProps) {
  const { t, i18n } = useLingui();
  const most = Math.max(
    0.01,
    ...rows.flatMap(({ chosen }) => chosen.map((count, at) => shareOf(count, series[at]))),
  );
  return (
    <ol aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {rows.map(({ text, isOwn, valid, chosen }, index) => (
        <li key={index} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span lang={language} className="min-w-0 wrap-anywhere">
              {text}
            </span>
            {isOwn && (
              <span className="text-small font-semibold text-accent">{t`your answer`}</span>
            )}
            {valid === true && (
              <span className="text-small font-semibold text-(--right)">{`✓ ${t`correct`}`}</span>
            )}
          </p>
          {chosen.map((count, at) => {
            const share = shareOf(count, series[at]);
            return (
              <span
                key={at}
                className="grid grid-cols-[minmax(0,1fr)_5rem] items-center gap-3 text-small tabular-nums"
              >
                <span className="grid">
                  <Bar colour={series[at]?.colour ?? ""} share={share / most} />
                </span>
                {formatPercent(share, i18n.locale)}
              </span>
            );
          })}
        </li>
      ))}
    </ol>
  );
}

function ShareTable({
  caption,
  language,
  series,
  rows,
  isVisible,
}: ShareChartProps & { isVisible: boolean }) {
  const { t, i18n } = useLingui();
  const cell = "py-2 ps-3 text-end align-top";
  return (
    <div className={isVisible ? "overflow-x-auto" : "sr-only"}>
      <table className="w-full text-small tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className={`py-2 text-start align-top ${headClass}`}>{t`Answers`}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className={`${cell} ${headClass}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ text, isOwn, valid, chosen }, index) => (
            <tr key={index} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 text-start font-normal wrap-anywhere">
                <span lang={language}>{text}</span>
                {isOwn && <span className="block font-semibold text-accent">{t`your answer`}</span>}
                {valid === true && (
                  <span className="block font-semibold text-(--right)">{t`correct`}</span>
                )}
              </th>
              {chosen.map((count, at) => (
                <td key={at} className={cell}>
                  {formatPercent(shareOf(count, series[at]), i18n.locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function shareOf(count: number, series: ShareSeries | undefined): number {
  return series && series.people > 0 ? count / series.people : 0;
}
