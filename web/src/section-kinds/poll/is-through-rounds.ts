import type { PollSection } from "./poll-section.ts";

/** Whether the viewer has answered a question's second round, or skipped it. */
export function isThroughRounds({ two_rounds, first_answer, status }: PollSection): boolean {
  return two_rounds && (first_answer !== null || status === "finished");
}
