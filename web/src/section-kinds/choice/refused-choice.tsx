import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import type { ChoiceSection } from "./section-options.ts";

/** Says below a question's options why one more was not taken. */
export function RefusedChoice({ section, refused }: { section: ChoiceSection; refused: boolean }) {
  const { t } = useLingui();
  return (
    <p aria-live="polite" className="text-warm [&:not(:empty)]:mt-3">
      {refused &&
        t`At most ${plural(section.max ?? 0, { one: "# option", other: "# options" })} can be chosen. Deselect one first.`}
    </p>
  );
}
