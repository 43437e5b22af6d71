import { JOIN_MINUTES, type OccurrenceState } from "@paso/contract";

interface OccurrenceDates {
  startsAt: Date;
  endsAt: Date;
  cancelledAt: Date | null;
}

/** When a date opens for joining. */
export function joinsFrom({ startsAt }: Pick<OccurrenceDates, "startsAt">): Date {
  return new Date(startsAt.getTime() - JOIN_MINUTES * 60_000);
}

export function occurrenceState(date: OccurrenceDates, now: Date): OccurrenceState {
  if (date.cancelledAt) return "cancelled";
  if (now >= date.endsAt) return "ended";
  return now < joinsFrom(date) ? "planned" : "open";
}
