import { useLingui } from "@lingui/react/macro";
import type { QuestionFigures } from "@paso/contract";
import { useState } from "react";

import { type Chart, buildChart } from "../charts/build-chart.ts";
import { Bar } from "../charts/drawing/bar.tsx";
import { ChartLegend } from "../charts/drawing/chart-legend.tsx";
import { formatPercent } from "../i18n/format-percent.ts";
import { type DistributionRow, DistributionTable } from "./distribution-table.tsx";
import { ResultSentence } from "./result-sentence.tsx";

interface QuestionChartProps {
  /** The chart's name for screen readers. */
  name: string;
  /** Texts of the question's options, in order. */
  options: readonly string[];
  /** People who answered. */
  answers: number;
  figures: QuestionFigures;
}

/** How the answers to a question are spread: drawn, as a table, and in one sentence. */
export function QuestionChart({ name, options, answers, figures }: QuestionChartProps) {
  const { t } = useLingui();
  const [asTable, setAsTable] = useState(false);
  const chart = buildChart(options, figures.counts, [], answers);
  const rows = useRowsWithRemoved(chart, figures);
  return (
    <figure aria-label={name}>
      {!asTable && <Bars rows={rows} numbered={chart.numbered} answers={answers} />}
      <DistributionTable name={name} rows={rows} answers={answers} visible={asTable} />
      <figcaption className="mt-4 text-small text-muted">
        <ResultSentence chart={chart} figures={figures} />{" "}
        <button
          type="button"
          onClick={() => setAsTable(!asTable)}
          className="-my-3 min-h-11 font-semibold text-accent underline-offset-4 hover:underline"
        >
          {asTable ? t`Show as chart` : t`Show as table`}
        </button>
      </figcaption>
    </figure>
  );
}

function useRowsWithRemoved({ rows }: Chart, { removed }: QuestionFigures): DistributionRow[] {
  const { t } = useLingui();
  const current = rows.map(({ number, text, label, peers }) => {
    return { number, text, label, people: peers };
  });
  const text = t`Options removed since`;
  return removed > 0 ? [...current, { number: null, text, label: text, people: removed }] : current;
}

interface BarsProps {
  rows: readonly DistributionRow[];
  numbered: boolean;
  answers: number;
}

function Bars({ rows, numbered, answers }: BarsProps) {
  const { i18n } = useLingui();
  const most = Math.max(1, ...rows.map(({ people }) => people));
  const legend = rows.flatMap(({ number, text }) => (number === null ? [] : [{ number, text }]));
  return (
    <div aria-hidden="true">
      <div className="grid grid-cols-[fit-content(40%)_1fr_auto] items-center gap-x-4 gap-y-2">
        {rows.map(({ number, label, people }) => (
          <div key={number ?? "removed"} className="contents">
            <span className="min-w-0 text-small wrap-anywhere tabular-nums">{label}</span>
            <span className="grid min-w-0">
              <Bar
                colour={number === null ? "border-2 border-peers bg-transparent" : "bg-peers"}
                share={people / most}
              />
            </span>
            <span className="text-end text-small whitespace-nowrap tabular-nums">
              {people}
              <span className="text-muted"> · {formatPercent(people / answers, i18n.locale)}</span>
            </span>
          </div>
        ))}
      </div>
      {numbered && <ChartLegend rows={legend} />}
    </div>
  );
}
