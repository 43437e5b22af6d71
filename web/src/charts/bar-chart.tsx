import { useLingui } from "@lingui/react/macro";

import type { Chart } from "./build-chart.ts";
import { BarFrame } from "./drawing/bar-frame.tsx";
import { Bar } from "./drawing/bar.tsx";

interface BarChartProps {
  chart: Chart;
  /** Draws the chart's frame and the viewer's own answer, before there are figures. */
  empty?: boolean;
  /** Indexes of the answers that the staff give as examples, named in the frame. */
  examples?: readonly number[];
}

/** Bars, visual only; the table next to it says the same to screen readers. */
export function BarChart({ chart, empty = false, examples }: BarChartProps) {
  const { t } = useLingui();
  return (
    <BarFrame
      entries={[
        { colour: "bg-peers", label: t`Course Mates` },
        { colour: "bg-accent", label: t`Your Answer` },
      ]}
      numbered={chart.numbered}
      rows={chart.rows}
    >
      {chart.rows.map((row) => (
        <div key={row.number} className="contents">
          <span lang={row.language} className="min-w-0 text-small wrap-anywhere tabular-nums">
            {row.label}
          </span>
          <span className="grid min-w-0 gap-0.5">
            {empty ? (
              <span className="h-5 rounded-[4px] border border-dashed border-edge px-2 text-[0.8125rem] leading-[1.125rem] text-muted">
                {examples?.includes(row.number - 1) && t`example`}
              </span>
            ) : (
              <Bar colour="bg-peers" share={row.peers / chart.most} />
            )}
            {row.own && (
              <Bar colour="bg-accent" share={empty ? 1 / chart.rows.length : 1 / chart.most} />
            )}
          </span>
          <span className="min-w-[4ch] text-end text-small tabular-nums">
            {empty ? row.own && 1 : row.peers}
            {!empty && row.own && " + 1"}
          </span>
        </div>
      ))}
    </BarFrame>
  );
}
