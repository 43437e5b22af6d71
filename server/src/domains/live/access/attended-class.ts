import { type SQL, sql } from "drizzle-orm";

import { mayAttend } from "./may-attend.ts";

interface AttendedClass {
  classId: SQL;
  /** One of its dates; null in the database for its next one. */
  occurrenceId: SQL;
  userId: SQL;
  now: SQL;
}

/**
 * A query for a class and its date, in SQL: `id`, `title`, `time_zone`, `starts_at`, and for a given
 * date also `ends_at` and `cancelled_at`; no row unless the person may attend it.
 */
export function attendedClass({ classId, occurrenceId, userId, now }: AttendedClass): SQL {
  return sql`(
    select c.id, c.title, c.time_zone, coalesce(o.starts_at, (
      select min(next.starts_at) from live_occurrences next
      where next.class_id = c.id and next.ends_at > ${now} and next.cancelled_at is null
    )) as starts_at, o.cancelled_at, o.ends_at
    from live_classes c
    left join live_occurrences o on o.id = ${occurrenceId}
    where c.id = ${classId} and ${mayAttend(userId, now)})`;
}
