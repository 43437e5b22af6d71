import { findNamed, type TrendPoint } from "./find-trend.ts";

interface TrendLineProps {
  title: string;
  points: readonly TrendPoint[];
  /** Least and greatest possible value. */
  range: { from: number; to: number };
  format: (value: number) => string;
}

/** Padding at both ends, in percent, so that the first and the last value are not cut off. */
const MARGIN = 8;

/** One figure as a line over its whole possible range; visual only. */
export function TrendLine({ title, points, range, format }: TrendLineProps) {
  const { from, to } = range;
  const left = ({ at }: TrendPoint) => MARGIN + at * (100 - 2 * MARGIN);
  const top = ({ value }: TrendPoint) => (1 - (value - from) / (to - from)) * 100;
  const named = findNamed(points);
  const path = points.map((point) => `${left(point)},${top(point)}`).join(" ");
  return (
    <div className="min-w-0 text-small tabular-nums">
      <p className="font-semibold">{title}</p>
      <div className="grid gap-x-2" style={{ gridTemplateColumns: "auto 1fr" }}>
        <div className="flex flex-col justify-between text-end text-muted">
          <span>{format(to)}</span>
          <span>{format(from)}</span>
        </div>
        <div className="relative border-y border-line" style={{ height: "8rem", marginBlock: 12 }}>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute size-full overflow-visible"
          >
            {from < 0 && (
              <line x1="0" x2="100" y1="50" y2="50" style={{ stroke: "var(--line)" }} {...THIN} />
            )}
            <polyline points={path} fill="none" style={{ stroke: "var(--peers)" }} {...THICK} />
          </svg>
          {points.map((point) => (
            <span
              key={point.at}
              className="absolute"
              style={{ left: `${left(point)}%`, top: `${top(point)}%` }}
            >
              {/* A border shows in forced colours, too. */}
              <span
                className="absolute rounded-full"
                style={{ border: "5px solid var(--peers)", translate: "-50% -50%" }}
              />
              {named.has(point) && (
                <span
                  className="absolute font-semibold whitespace-nowrap"
                  style={{
                    textShadow: HALO,
                    translate: `-50% ${top(point) < 25 ? "0.5rem" : "calc(-100% - 0.5rem)"}`,
                  }}
                >
                  {format(point.value)}
                </span>
              )}
            </span>
          ))}
        </div>
        <div className="flex justify-between gap-4 text-muted" style={{ gridColumn: 2 }}>
          <span className="wrap-anywhere">{points[0]?.name}</span>
          <span className="text-end wrap-anywhere">{points.at(-1)?.name}</span>
        </div>
      </div>
    </div>
  );
}

const THIN = { strokeWidth: 1, vectorEffect: "non-scaling-stroke" } as const;
const THICK = { strokeWidth: 2.5, vectorEffect: "non-scaling-stroke" } as const;
/** Keeps a value readable where a line runs behind it. */
const HALO = "0 0 3px var(--card), 0 0 3px var(--card), 0 0 3px var(--card)";
