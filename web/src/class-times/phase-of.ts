import type { OccurrenceState } from "@paso/contract";

interface Occurrence {
  starts_at: string;
  ends_at: string;
  joins_from: string;
  state: OccurrenceState;
}

/** What a class is by now, which may be later than when its state was fetched. */
export function phaseOf({ joins_from, ends_at, state }: Occurrence, now: number): OccurrenceState {
  if (state === "cancelled") return state;
  if (now >= Date.parse(ends_at)) return "ended";
  return now >= Date.parse(joins_from) ? "open" : "planned";
}

/** When a class becomes something else, in milliseconds: what its page counts down to. */
export function turningPoints({ joins_from, starts_at, ends_at, state }: Occurrence): number[] {
  return state === "cancelled" ? [] : [joins_from, starts_at, ends_at].map(Date.parse);
}
