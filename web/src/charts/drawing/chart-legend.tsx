interface LegendRow {
  number: number;
  text: string;
  /** The text's language, if known. */
  language?: string | undefined;
}

/** The legend of a bar chart's numbers. */
export function ChartLegend({ rows }: { rows: readonly LegendRow[] }) {
  return (
    <ol className="mt-3 grid gap-1.5 text-small">
      {rows.map((row) => (
        <li key={row.number} className="grid grid-cols-[1.5rem_1fr] wrap-anywhere">
          <span className="text-muted tabular-nums">{row.number}</span>
          <span lang={row.language}>{row.text}</span>
        </li>
      ))}
    </ol>
  );
}
