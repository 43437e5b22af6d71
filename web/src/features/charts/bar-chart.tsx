import { useLingui } from "@lingui/react/macro";

import { Bar } from "./bar.tsx";
import type { Chart } from "./build-chart.ts";
import { ChartKey } from "./chart-key.tsx";
import { ChartLegend } from "./chart-legend.tsx";

interface BarChartProps {
  chart: Chart;
  /** Draws the chart's place alone, before there are figures. */
  empty?: boolean;
}

/** Bars for the eye; the table beside it says the same to everybody else. */
export function BarChart({ chart, empty = false }: BarChartProps) {
  const { t } = useLingui();
  return (
    <div aria-hidden="true">
      <ChartKey
        entries={[
          { colour: "bg-mates", label: t`Course Mates` },
          { colour: "bg-accent", label: t`Your Answer` },
        ]}
      />
      <div
        className={`mt-4 grid items-center gap-x-4 gap-y-2.5 ${chart.numbered ? "grid-cols-[auto_1fr_auto]" : "grid-cols-[fit-content(40%)_1fr_auto]"}`}
      >
        {chart.rows.map((row) => (
          <div key={row.number} className="contents">
            <span className="min-w-0 text-small wrap-anywhere tabular-nums">{row.label}</span>
            <span className="grid min-w-0 gap-0.5">
              {empty ? (
                <span className="h-5 rounded-[4px] border border-dashed border-edge" />
              ) : (
                <Bar colour="bg-mates" share={row.mates / chart.most} />
              )}
              {row.own && (
                <Bar colour="bg-accent" share={empty ? 1 / chart.rows.length : 1 / chart.most} />
              )}
            </span>
            <span className="min-w-[4ch] text-end text-small tabular-nums">
              {!empty && row.mates}
              {row.own && " + 1"}
            </span>
          </div>
        ))}
      </div>
      <p className="mt-3 flex justify-between gap-4 border-t border-line pt-2 text-small text-muted">
        <span>{t`Answers`}</span>
        <span>{t`Number of People`}</span>
      </p>
      {chart.numbered && <ChartLegend rows={chart.rows} />}
    </div>
  );
}
