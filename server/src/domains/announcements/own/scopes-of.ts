import { type SQL, sql } from "drizzle-orm";

import { audienceKey } from "../../../database/tables/index.ts";

/**
 * All audiences that a person belongs to, as rows with `course_id`, which is 0 for the site, and the
 * `key` of {@link audienceKey}.
 */
export function scopesOf(userId: number | SQL): SQL {
  return sql`(
    select 0 as course_id, 0 as key
    union all
    select e.course_id, audience.key
    from enrolments e
    join courses c on c.id = e.course_id and c.deleted_at is null and c.status = 'published'
    cross join lateral (values (0), (e.group_id)) audience (key)
    where e.user_id = ${userId}
    union all
    select e.course_id, -r.announcement_id
    from announcement_recipients r
    join announcements direct on direct.id = r.announcement_id
    join enrolments e on e.user_id = r.user_id and e.course_id = direct.course_id
    join courses c on c.id = e.course_id and c.deleted_at is null and c.status = 'published'
    where r.user_id = ${userId})`;
}

/** Whether an announcement `a` is addressed to the audience `s`, a row of {@link scopesOf}. */
export const isFor: SQL = sql`(coalesce(a.course_id, 0) = s.course_id
  and ${audienceKey({ id: sql`a.id`, groupId: sql`a.group_id`, isDirect: sql`a.is_direct` })} = s.key)`;

/**
 * Whether an announcement `a` is in the lists of the audience `s`, a row of {@link scopesOf}; written
 * for the index `announcements_shown`.
 */
export function isShownTo(instant: SQL): SQL {
  return sql`${isFor} and a.visible_from is not null and a.ended_at is null and a.visible_from <= ${instant}
    and coalesce(a.expires_at, 'infinity') > ${instant}`;
}

/**
 * Whether a person has read an announcement `a`: looked up row by row. The planner could turn an `exists`
 * into a scan of all they ever read.
 */
export function isReadBy(userId: number | SQL): SQL {
  return sql`coalesce((
    select true from announcement_readings r
    where r.user_id = ${userId} and r.announcement_id = a.id), false)`;
}
