import { useLingui } from "@lingui/react/macro";

import { LineIcon } from "../../../ui/line-icon.tsx";
import { Icon } from "../../../ui/student/icon.tsx";
import { isRight } from "../is-right.ts";
import type { ValidatedSection } from "../validated-section.ts";

/** Whether an answer was right, above the options; nothing if there is no right or wrong. */
export function Verdict({ section }: { section: ValidatedSection }) {
  const { t } = useLingui();
  const right = isRight(section);
  if (right === null) return null;
  return (
    <div
      className={`mb-4 flex items-center gap-4 rounded-card p-4 ${right ? "bg-right-soft" : "bg-warm-soft"} ${section.status === "show_something" ? "rise" : ""}`}
    >
      <span
        className={`grid size-9 shrink-0 place-items-center rounded-full text-card ${right ? "bg-(--right)" : "bg-warm"}`}
      >
        {right ? (
          <Icon name="check" className="size-5 stroke-[2.75]" />
        ) : (
          <LineIcon path="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3" className="size-5 stroke-[2.75]" />
        )}
      </span>
      <div>
        <p className="text-question font-semibold">{right ? t`Correct!` : t`Not quite.`}</p>
        {!right && <p>{t`No harm done. The right answer is below.`}</p>}
      </div>
    </div>
  );
}
