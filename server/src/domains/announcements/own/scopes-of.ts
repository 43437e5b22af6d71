import { type SQL, sql } from "drizzle-orm";

/**
 * All audiences that a person belongs to, as rows with `course_id` and `group_id`, which are 0 for none.
 */
export function scopesOf(userId: number | SQL): SQL {
  return sql`(
    select 0 as course_id, 0 as group_id
    union all
    select e.course_id, audience.group_id
    from enrolments e
    join courses c on c.id = e.course_id and c.deleted_at is null and c.status = 'published'
    cross join lateral (values (0), (e.group_id)) audience (group_id)
    where e.user_id = ${userId})`;
}

/**
 * Whether an announcement `a` is in the lists of the audience `s`, a row of {@link scopesOf}; written
 * for the index `announcements_shown`.
 */
export function isShownTo(instant: SQL): SQL {
  return sql`coalesce(a.course_id, 0) = s.course_id and coalesce(a.group_id, 0) = s.group_id
    and a.visible_from is not null and a.ended_at is null and a.visible_from <= ${instant}
    and coalesce(a.expires_at, 'infinity') > ${instant}`;
}

/**
 * Whether a person has read an announcement `a`: looked up one by one. An `exists` would be free to read
 * all that they ever read.
 */
export function isReadBy(userId: number | SQL): SQL {
  return sql`coalesce((
    select true from announcement_readings r
    where r.user_id = ${userId} and r.announcement_id = a.id), false)`;
}
