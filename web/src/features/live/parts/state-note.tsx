import { useLingui } from "@lingui/react/macro";
import type { OccurrenceState } from "@paso/contract";

const look = "rounded-md px-2 py-0.5 text-[0.8125rem] font-semibold whitespace-nowrap";

/** A short label if a date can be joined, or was cancelled or moved. */
export function StateNote({ state, isMoved }: { state: OccurrenceState; isMoved: boolean }) {
  const { t } = useLingui();
  if (state === "cancelled") {
    return <span className={`${look} bg-warm-soft text-warm`}>{t`Cancelled`}</span>;
  }
  if (state === "open") {
    return <span className={`${look} bg-accent-soft text-accent`}>{t`Open now`}</span>;
  }
  if (state === "planned" && isMoved) {
    return <span className={`${look} bg-warm-soft text-warm`}>{t`Moved`}</span>;
  }
  return null;
}
