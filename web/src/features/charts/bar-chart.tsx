import { useLingui } from "@lingui/react/macro";

import type { Chart } from "./build-chart.ts";
import { ChartLegend } from "./chart-legend.tsx";

/** Bars for the eye; the table beside it says the same to everybody else. */
export function BarChart({ chart }: { chart: Chart }) {
  const { t } = useLingui();
  return (
    <div aria-hidden="true">
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
        <li className="flex items-center gap-2">
          <span className="size-3 rounded-[3px] bg-mates" />
          {t`Course Mates`}
        </li>
        <li className="flex items-center gap-2">
          <span className="size-3 rounded-[3px] bg-accent" />
          {t`Your Answer`}
        </li>
      </ul>
      <div
        className={`mt-4 grid items-center gap-x-4 gap-y-2.5 ${chart.numbered ? "grid-cols-[auto_1fr_auto]" : "grid-cols-[fit-content(40%)_1fr_auto]"}`}
      >
        {chart.rows.map((row) => (
          <div key={row.number} className="contents">
            <span className="min-w-0 text-small wrap-anywhere tabular-nums">{row.label}</span>
            <span className="grid min-w-0 gap-0.5">
              <Bar colour="bg-mates" share={row.mates / chart.most} />
              {row.own && <Bar colour="bg-accent" share={1 / chart.most} />}
            </span>
            <span className="text-small tabular-nums">
              {row.mates}
              {row.own && " + 1"}
            </span>
          </div>
        ))}
      </div>
      <p className="mt-3 flex justify-between gap-4 border-t border-line pt-2 text-small text-muted">
        <span>{t`Answers`}</span>
        <span>{t`Number of People`}</span>
      </p>
      {chart.numbered && <ChartLegend chart={chart} />}
    </div>
  );
}

/** A bar over a share of the full width; as thin as it may be, one can see it. */
function Bar({ colour, share }: { colour: string; share: number }) {
  if (share === 0) return <span className="h-5" />;
  return (
    <span
      className={`h-5 min-w-0.5 rounded-[4px] ${colour}`}
      style={{ width: `${share * 100}%` }}
    />
  );
}
