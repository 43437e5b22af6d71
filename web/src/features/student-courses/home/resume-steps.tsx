import { useLingui } from "@lingui/react/macro";

import { Icon } from "../../../ui/student/icon.tsx";
import { ProgressBar } from "../../../ui/student/progress-bar.tsx";

/** Maximum marks that fit side by side on a phone; a longer path is shown as a bar. */
const MOST_MARKS = 10;

const mark =
  "grid size-5.5 shrink-0 place-items-center rounded-full border-2 text-xs font-bold tabular-nums";

/** The steps of a page: those done, and the current one. */
export function ResumeSteps({ done, total }: { done: number; total: number }) {
  const { t } = useLingui();
  const text = t`${done} of ${total} steps done`;
  if (total > MOST_MARKS) {
    return (
      <div className="mt-5 flex items-center gap-4">
        <ProgressBar
          value={done}
          total={total}
          label={t`Progress on this page`}
          valueText={text}
          className="max-w-80 flex-1"
        />
        <p className="text-small text-muted tabular-nums" aria-hidden="true">
          {text}
        </p>
      </div>
    );
  }
  return (
    <div className="mt-5">
      <p className="sr-only">{text}</p>
      <div aria-hidden="true" className="flex max-w-120 items-center">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={`flex items-center ${index > 0 ? "min-w-0 flex-1" : ""}`}>
            {index > 0 && (
              <span className={`h-0.5 min-w-0 flex-1 ${index <= done ? "bg-accent" : "bg-line"}`} />
            )}
            <span className={`${mark} ${lookOf(index, done)}`}>
              {index < done && <Icon name="check" className="size-3.5 stroke-[3]" />}
              {index === done && index + 1}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}

function lookOf(index: number, done: number): string {
  if (index < done) return "border-accent bg-accent text-on-accent";
  return index === done ? "border-accent text-accent" : "border-line";
}
