import { useLingui } from "@lingui/react/macro";

import { formatPercent } from "../i18n/format-percent.ts";
import type { Chart } from "./build-chart.ts";
import { sliceColour } from "./slice-colours.ts";
import { slicePie } from "./slice-pie.ts";

const RADIUS = 100;

interface PieChartProps {
  chart: Chart;
  /** Draws only the chart's frame, before there are figures. */
  empty?: boolean;
  /** Indexes of the answers that the staff give as examples, named in the legend. */
  examples?: readonly number[];
}

/** A pie, visual only, every slice with its number; the legend and the table say the rest. */
export function PieChart({ chart, empty = false, examples }: PieChartProps) {
  const { t, i18n } = useLingui();
  const count = chart.rows.length;
  // Of all choices, for a person may have made several.
  const choices = Math.max(
    1,
    chart.rows.reduce((sum, row) => sum + row.peers, 0),
  );
  const slices = slicePie(
    chart.rows.map((row) => row.peers / choices),
    RADIUS,
  );
  return (
    <div
      aria-hidden="true"
      className="mt-4 grid items-center gap-6 sm:grid-cols-[minmax(0,14rem)_1fr] sm:gap-8"
    >
      <svg viewBox="-122 -122 244 244" className="mx-auto w-full max-w-56">
        {empty && <circle r={RADIUS} fill="none" className="stroke-edge" strokeDasharray="5 5" />}
        {slices.map((slice, index) => {
          const colour = sliceColour(index, count);
          return slice ? (
            <g key={chart.rows[index]?.number}>
              <path d={slice.path} fill={colour.fill} className="stroke-card" strokeWidth="2.5" />
              <text
                x={slice.x}
                y={slice.y}
                textAnchor="middle"
                dominantBaseline="central"
                fontSize="17"
                fontWeight="700"
                fill={slice.thin ? "currentColor" : colour.ink}
              >
                {chart.rows[index]?.number}
              </text>
            </g>
          ) : null;
        })}
      </svg>
      <ol className="grid gap-2 text-small">
        {chart.rows.map((row, index) => {
          const colour = sliceColour(index, count);
          return (
            <li
              key={row.number}
              className="grid grid-cols-[1.75rem_1fr_auto] items-start gap-x-3 tabular-nums"
            >
              <span
                className="grid h-6 place-items-center rounded-[5px] font-bold forced-color-adjust-none"
                style={{ backgroundColor: colour.fill, color: colour.ink }}
              >
                {row.number}
              </span>
              <span className="min-w-0 pt-px wrap-anywhere">
                <span lang={row.language}>{row.text}</span>
                {row.own && <span className="font-semibold text-accent"> · {t`your answer`}</span>}
                {examples?.includes(index) && <span className="text-muted"> · {t`example`}</span>}
              </span>
              <span className="min-w-[9ch] pt-px text-end text-muted">
                {!empty && `${row.peers} · ${formatPercent(row.share, i18n.locale)}`}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
