import { invalid } from "./errors/domain-error.ts";
import { parseLocalDate } from "./local-date.ts";

/** Days as `YYYY-MM-DD`, both included; undefined for no limit. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Instants from one, included, to another, excluded; null for no limit. */
export interface InstantRange {
  from: Date | null;
  before: Date | null;
}

/**
 * The instants of some days on the clocks of a time zone.
 * @throws `invalid` if the last day is before the first
 */
export function rangeOfDays({ from, to }: Days, timeZone: string): InstantRange {
  if (from !== undefined && to !== undefined && from > to) {
    throw invalid({ to: ["Choose a day that is not before the first."] });
  }
  const startOf = (day: string) => parseLocalDate(`${day}T00:00`, timeZone);
  return {
    from: from === undefined ? null : startOf(from),
    before: to === undefined ? null : startOf(dayAfter(to)),
  };
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
