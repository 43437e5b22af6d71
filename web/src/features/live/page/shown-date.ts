import type { AttendedOccurrence } from "@paso/contract";

import { phaseOf } from "../../../class-times/phase-of.ts";
import type { ClockedClass } from "../queries/live-queries.ts";

/**
 * The date that a class's page shows: the requested one, else the first that can still be attended, else
 * the last one.
 */
export function shownDate(
  { occurrences, now }: ClockedClass,
  occurrenceId: number | undefined,
): AttendedOccurrence | undefined {
  const asked = occurrences.find(({ id }) => id === occurrenceId);
  const next = occurrences.find((one) =>
    ["planned", "open"].includes(phaseOf(one, Date.parse(now))),
  );
  return asked ?? next ?? occurrences.at(-1);
}
