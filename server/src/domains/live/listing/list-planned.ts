import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import {
  datesOf,
  type ListWanted,
  type OccurrenceRow,
  selectOccurrences,
} from "./occurrence-rows.ts";

/** Dates of the classes that a staff member sees. */
export function listPlanned(
  ctx: Context,
  actor: Actor,
  wanted: ListWanted,
): Promise<OccurrenceRow[]> {
  const now = ctx.clock.now();
  if (actor.role === "admin" || actor.role === "viewer") {
    const isListed = sql`not exists (
      select from courses k where k.id = o.course_id and k.deleted_at is not null)`;
    return selectOccurrences(ctx, datesOf(isListed, wanted, now), wanted);
  }
  const ids = sql`
    (select dates.id from (select course_id from course_staff where user_id = ${actor.id}) mine
      cross join lateral (${datesOf(sql`o.course_id = mine.course_id`, wanted, now)}) dates)
    union all (
      select dates.id from (select class_id from live_hosts where user_id = ${actor.id}) mine
      cross join lateral (${datesOf(sql`o.class_id = mine.class_id`, wanted, now)}) dates)`;
  return selectOccurrences(ctx, ids, wanted);
}
