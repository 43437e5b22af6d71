import { pillLook } from "./pill-look.ts";

interface PointScaleProps {
  name: string;
  /** The label of each point of the scale, with its figure. */
  points: readonly { figure: number; label: string }[];
  /** The figure that is chosen; undefined while none is. */
  chosen: number | undefined;
  /** Id of the description. */
  describedBy?: string;
  onChoose: (figure: number) => void;
}

/** The points of a scale in one row, also on phones, with the names of both ends below. */
export function PointScale({ name, points, chosen, describedBy, onChoose }: PointScaleProps) {
  return (
    <div className="max-w-140">
      <div className="flex gap-1 sm:gap-2">
        {points.map(({ figure, label }) => (
          <label
            key={figure}
            className={`grid h-12 min-w-0 grow basis-0 place-items-center font-semibold tabular-nums ${pillLook(chosen === figure)}`}
          >
            <input
              type="radio"
              name={name}
              value={figure}
              checked={chosen === figure}
              onChange={() => onChoose(figure)}
              aria-label={label}
              aria-describedby={describedBy}
              className="sr-only"
            />
            <span aria-hidden="true">{figure}</span>
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="mt-2 flex justify-between gap-6 text-small text-muted">
        <span>{points[0]?.label}</span>
        <span className="text-end">{points.at(-1)?.label}</span>
      </p>
    </div>
  );
}
