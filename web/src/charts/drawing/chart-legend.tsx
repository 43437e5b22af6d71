/** What the numbers of a chart of bars stand for. */
export function ChartLegend({ rows }: { rows: readonly { number: number; text: string }[] }) {
  return (
    <ol className="mt-3 grid gap-1.5 text-small">
      {rows.map((row) => (
        <li key={row.number} className="grid grid-cols-[1.5rem_1fr] wrap-anywhere">
          <span className="text-muted tabular-nums">{row.number}</span>
          {row.text}
        </li>
      ))}
    </ol>
  );
}
