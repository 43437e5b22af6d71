import type { OccurrenceState } from "@paso/contract";

interface Occurrence {
  starts_at: string;
  ends_at: string;
  joins_from: string;
  state: OccurrenceState;
}

/** The current state of a class, which may be newer than the fetched one. */
export function phaseOf({ joins_from, ends_at, state }: Occurrence, now: number): OccurrenceState {
  if (state === "cancelled") return state;
  if (now >= Date.parse(ends_at)) return "ended";
  return now >= Date.parse(joins_from) ? "open" : "planned";
}

/** When a class changes its state, in milliseconds: the targets of its page's countdown. */
export function turningPoints({ joins_from, starts_at, ends_at, state }: Occurrence): number[] {
  return state === "cancelled" ? [] : [joins_from, starts_at, ends_at].map(Date.parse);
}
