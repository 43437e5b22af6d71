import { type AnyColumn, type SQL, sql } from "drizzle-orm";

import type { Clock } from "./clock.ts";

/** Milliseconds by which the clocks of processes may differ. */
export const CLOCK_TOLERANCE = 60_000;

/** Whether a moment that should be past was written by a clock that was ahead. */
export function isAhead(clock: Pick<Clock, "now">, moment: Date): boolean {
  return moment.getTime() > clock.now().getTime() + CLOCK_TOLERANCE;
}

/**
 * Whether a moment is past by this process's clock and by the database's: for what is done once and for
 * all, which one wrong clock must not bring about.
 */
export function surelyPast(clock: Pick<Clock, "now">, moment: AnyColumn): SQL {
  return sql`${moment} <= least(now(), ${clock.now().toISOString()}::timestamptz)`;
}
