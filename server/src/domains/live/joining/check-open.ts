import { JOIN_MINUTES } from "@paso/contract";

import type { liveOccurrences } from "../../../database/tables/index.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { occurrenceState } from "../schedule/occurrence-state.ts";

/**
 * Refuses a date that cannot be joined now.
 * @throws `conflict`
 */
export function checkOpen(date: typeof liveOccurrences.$inferSelect, now: Date): void {
  switch (occurrenceState(date, now)) {
    case "open":
      return;
    case "planned":
      throw conflict("class_not_open", "You can join from {minutes} minutes before the start.", {
        minutes: JOIN_MINUTES,
      });
    case "ended":
      throw conflict("class_over", "This class is over.");
    case "cancelled":
      throw conflict("class_cancelled", "This class was cancelled.");
  }
}
