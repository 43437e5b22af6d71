import type { SurveyAnswer, SurveyQuestion } from "@paso/contract";

import { pillLook } from "./pill-look.ts";

interface ScaleFieldProps {
  question: Extract<SurveyQuestion, { kind: "scale" }>;
  name: string;
  describedBy: string;
  /** 10 to 1. */
  answer: number | undefined;
  onChange: (answer: SurveyAnswer) => void;
}

/** Two rows of five on a phone, else one of ten. */
const ROWS = [
  [10, 9, 8, 7, 6],
  [5, 4, 3, 2, 1],
];

/** Ten points, the best first, with the names of both ends below. */
export function ScaleField({ question, name, describedBy, answer, onChange }: ScaleFieldProps) {
  const { labels } = question;
  return (
    <div className="w-fit">
      <div className="flex flex-wrap gap-2">
        {ROWS.map((row) => (
          <div key={row[0]} className="flex gap-2">
            {row.map((points) => (
              <label
                key={points}
                className={`grid size-12 place-items-center font-semibold tabular-nums ${pillLook(answer === points)}`}
              >
                <input
                  type="radio"
                  name={name}
                  value={points}
                  checked={answer === points}
                  onChange={() => onChange(points)}
                  aria-label={labels[10 - points]}
                  aria-describedby={describedBy}
                  className="sr-only"
                />
                <span aria-hidden="true">{points}</span>
              </label>
            ))}
          </div>
        ))}
      </div>
      <p aria-hidden="true" className="mt-2 flex justify-between gap-6 text-small text-muted">
        <span>{labels[0]}</span>
        <span className="text-end">{labels[9]}</span>
      </p>
    </div>
  );
}
