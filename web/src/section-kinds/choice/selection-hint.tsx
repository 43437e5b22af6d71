import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import type { MultipleSection } from "./section-options.ts";

/** States a question's limits on the number of options in advance. */
export function SelectionHint({ section }: { section: Pick<MultipleSection, "min" | "max"> }) {
  const min = section.min ?? 0;
  const max = section.max ?? 0;
  return (
    <p className="mb-3 text-muted">
      <Bounds min={min} max={max} />
    </p>
  );
}

function Bounds({ min, max }: { min: number; max: number }) {
  const { t } = useLingui();
  if (max > 0 && min === max) {
    return plural(max, { one: "Choose exactly # option.", other: "Choose exactly # options." });
  }
  if (min > 1 && max > 0) return t`Choose ${min} to ${max} options.`;
  if (max > 0) {
    return plural(max, { one: "Choose at most # option.", other: "Choose at most # options." });
  }
  if (min > 1) return t`Choose at least ${min} options.`;
  return t`You can choose several options.`;
}
