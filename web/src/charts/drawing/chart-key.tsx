interface ChartKeyProps {
  /** Colour, as a class, and its meaning. */
  entries: readonly { colour: string; label: string }[];
}

/** The legend of a chart's colours. */
export function ChartKey({ entries }: ChartKeyProps) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
      {entries.map(({ colour, label }) => (
        <li key={label} className="flex items-center gap-2">
          <span className={`bar size-3 rounded-[3px] ${colour}`} />
          {label}
        </li>
      ))}
    </ul>
  );
}
