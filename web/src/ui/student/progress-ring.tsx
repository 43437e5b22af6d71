import { Icon } from "./icon.tsx";

interface ProgressRingProps {
  /** 0 to 100. */
  percentage: number;
  /** The percentage in the reader's language. */
  text: string;
  finished: boolean;
}

const RADIUS = 26;
const LENGTH = 2 * Math.PI * RADIUS;

/** The path's mark, large: its ring closes with progress. Decorative: the text next to it says the same. */
export function ProgressRing({ percentage, text, finished }: ProgressRingProps) {
  if (finished) {
    return (
      <span
        aria-hidden="true"
        className="grid size-15 shrink-0 place-items-center rounded-full bg-accent text-on-accent"
      >
        <Icon name="check" className="size-8 stroke-[2.5]" />
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      className="relative grid size-15 shrink-0 place-items-center text-small font-bold tabular-nums"
    >
      <svg viewBox="0 0 60 60" className="absolute inset-0 -rotate-90" fill="none" strokeWidth="5">
        <circle cx="30" cy="30" r={RADIUS} className="stroke-line" />
        {percentage > 0 && (
          <circle
            cx="30"
            cy="30"
            r={RADIUS}
            className="stroke-accent"
            strokeLinecap="round"
            strokeDasharray={`${(LENGTH * percentage) / 100} ${LENGTH}`}
          />
        )}
      </svg>
      {text}
    </span>
  );
}
