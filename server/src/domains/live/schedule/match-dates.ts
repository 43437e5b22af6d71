import { formatLocalDate } from "../../../platform/local-date.ts";
import type { ClassDate } from "./expand-schedule.ts";

/** An existing date of a class. */
export interface KnownDate {
  id: number;
  plannedAt: Date;
  startsAt: Date;
  endsAt: Date;
  cancelledAt: Date | null;
}

/** How a class's dates change with its rule. */
export interface MatchedDates {
  kept: { id: number; plannedAt: Date; startsAt: Date; endsAt: Date }[];
  added: ClassDate[];
  removed: number[];
}

/**
 * Matches each new date with an existing one, so that the ids that people know stay valid: the one at
 * the same time, else on the same day, else the next that is left. A date on the same day stays moved
 * or cancelled; one that takes another day follows the rule.
 */
export function matchDates(
  known: readonly KnownDate[],
  wanted: readonly ClassDate[],
  timeZone: string,
): MatchedDates {
  const left = new Set(known);
  const open = new Set(wanted);
  const kept: MatchedDates["kept"] = [];
  const keep = (old: KnownDate, date: ClassDate, isException: boolean) => {
    left.delete(old);
    open.delete(date);
    const { startsAt, endsAt } = isException ? old : date;
    kept.push({ id: old.id, plannedAt: date.startsAt, startsAt, endsAt });
  };
  const dayOf = (instant: Date) => formatLocalDate(instant, timeZone).slice(0, 10);
  for (const keyOf of [(instant: Date) => instant.toISOString(), dayOf]) {
    const byKey = Map.groupBy(left, ({ plannedAt }) => keyOf(plannedAt));
    for (const date of open) {
      const old = byKey.get(keyOf(date.startsAt))?.shift();
      if (old) keep(old, date, old.startsAt.getTime() !== old.plannedAt.getTime());
    }
  }
  const others = [...left].filter(({ cancelledAt }) => cancelledAt === null);
  for (const date of open) {
    const old = others.shift();
    if (old) keep(old, date, false);
  }
  return { kept, added: [...open], removed: [...left].map(({ id }) => id) };
}
