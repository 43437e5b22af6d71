import { useLingui } from "@lingui/react/macro";
import type { MouseEvent } from "react";

/** Skip link past a list of opinions: to the question's continue button, or to the list's end. */
export function SkipOpinions() {
  const { t } = useLingui();
  return (
    <button
      type="button"
      onClick={skip}
      className="fixed start-4 top-2 z-20 -translate-y-20 rounded-control bg-accent px-4 py-2.5 font-semibold text-on-accent focus:translate-y-0"
    >
      {t`Skip the opinions`}
    </button>
  );
}

function skip({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const wayOn = currentTarget.form?.querySelector<HTMLElement>("[type=submit]");
  const buttons = currentTarget.parentElement?.querySelectorAll("button");
  (wayOn ?? [...(buttons ?? [])].at(-1))?.focus();
}
