import { type SQL, sql } from "drizzle-orm";

/**
 * Whether a person may attend a class or hosts it: a condition on a row `c` of `live_classes`. Classes
 * of the site are for all; those of a course are for its staff and for its students, or one group of
 * them, from publication until their access ends.
 * @param now an instant, in SQL
 */
export function mayAttend(userId: SQL | number, now: SQL): SQL {
  return sql`(
    c.course_id is null
    or exists (select from live_hosts h where h.class_id = c.id and h.user_id = ${userId})
    or exists (
      select from courses k
      where k.id = c.course_id and k.deleted_at is null and (
        exists (
          select from course_staff cs where cs.course_id = k.id and cs.user_id = ${userId})
        or k.status = 'published' and exists (
          select from enrolments e join groups g on g.id = e.group_id
          where e.course_id = k.id and e.user_id = ${userId}
            and (c.group_id is null or e.group_id = c.group_id)
            and coalesce(e.ends_at, g.ends_at, k.ends_at, 'infinity') > ${now}))))`;
}
