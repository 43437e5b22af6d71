import { type AnyColumn, type SQL, sql } from "drizzle-orm";

import type { Clock } from "./clock.ts";

/** Milliseconds by which the clocks of processes may differ. */
export const CLOCK_TOLERANCE = 60_000;

/** Whether a moment that should be past was written by a clock that was ahead. */
export function isAhead(clock: Pick<Clock, "now">, moment: Date): boolean {
  return moment.getTime() > clock.now().getTime() + CLOCK_TOLERANCE;
}

/**
 * Whether a moment is past by both this process's clock and the database's: for irreversible actions,
 * which a single wrong clock must not trigger.
 */
export function surelyPast(clock: Pick<Clock, "now">, moment: AnyColumn): SQL {
  return sql`${moment} <= least(now(), ${clock.now().toISOString()}::timestamptz)`;
}
