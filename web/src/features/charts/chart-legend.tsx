import type { Chart } from "./build-chart.ts";

/** What the numbers of a bar chart stand for. */
export function ChartLegend({ chart }: { chart: Chart }) {
  return (
    <ol className="mt-3 grid gap-1.5 text-small">
      {chart.rows.map((row) => (
        <li key={row.number} className="grid grid-cols-[1.5rem_1fr] wrap-anywhere">
          <span className="text-muted tabular-nums">{row.number}</span>
          {row.text}
        </li>
      ))}
    </ol>
  );
}
