import { useLingui } from "@lingui/react/macro";

import { Icon } from "../../../ui/student/icon.tsx";
import { chosenOptions } from "../../choice/choose-option.ts";
import type { ValidatedSection } from "../validated-section.ts";

/** Whether an answered question's answer was right, in one line; nothing where there is no right or wrong. */
export function Verdict({ section }: { section: ValidatedSection }) {
  const { t } = useLingui();
  if (!section.valid_items) return null;
  const chosen = chosenOptions(section, section.answer ?? "");
  const right = section.valid_items.every((valid, index) => valid === chosen.includes(index));
  return (
    <p
      className={`mt-4 flex items-center gap-2 font-semibold ${right ? "text-(--right)" : "text-wrong"}`}
    >
      <Icon name={right ? "check" : "cross"} className="size-5 stroke-[2.75]" />
      {right ? t`Correct!` : t`Not quite.`}
    </p>
  );
}
