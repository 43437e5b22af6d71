import type { EventType } from "../../../platform/events.ts";

/** Emitted inside the transaction in which answers of one person stop counting for a while. */
export const answersSetAside: EventType<{ answerIds: readonly number[] }> = {
  name: "answersSetAside",
};

/** Emitted inside the transaction in which they count again. */
export const answersRestored: EventType<{ answerIds: readonly number[]; userId: number }> = {
  name: "answersRestored",
};
