import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import {
  datesOf,
  type ListWanted,
  type OccurrenceRow,
  selectOccurrences,
} from "./occurrence-rows.ts";

/** Dates of classes that a person may attend or hosts: the rule of `mayAttend`, but via indexes. */
export function listAttended(ctx: Context, wanted: ListWanted): Promise<OccurrenceRow[]> {
  const { userId } = wanted;
  const now = ctx.clock.now();
  const instant = sql`${now.toISOString()}::timestamptz`;
  const ids = sql`
    (${datesOf(sql`o.course_id is null`, wanted, now)})
    union all (
      select dates.id from (
        select e.course_id, e.group_id from enrolments e
        join courses k on k.id = e.course_id and k.deleted_at is null and k.status = 'published'
        join groups g on g.id = e.group_id
        where e.user_id = ${userId}
          and coalesce(e.ends_at, g.ends_at, k.ends_at, 'infinity') > ${instant}
      ) mine
      cross join lateral (${datesOf(
        sql`o.course_id = mine.course_id and (o.group_id is null or o.group_id = mine.group_id)`,
        wanted,
        now,
      )}) dates)
    union all (
      select dates.id from (select course_id from course_staff where user_id = ${userId}) mine
      cross join lateral (${datesOf(sql`o.course_id = mine.course_id`, wanted, now)}) dates)
    union all (
      select dates.id from (select class_id from live_hosts where user_id = ${userId}) mine
      cross join lateral (${datesOf(sql`o.class_id = mine.class_id`, wanted, now)}) dates)`;
  return selectOccurrences(ctx, ids, wanted);
}
