import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";

interface Wanted {
  classId: number;
  /** Id of the last person of the previous batch; 0 to begin. */
  after: number;
  limit: number;
}

/** Who is notified of a class: the people it is for and its hosts; in batches, ordered by id. */
export async function listInvited(
  { database, clock }: Context,
  { classId, after, limit }: Wanted,
): Promise<number[]> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const { rows } = await database.execute<{ id: number }>(sql`
    select invited.id from (
      (select u.id from live_classes c join users u on u.id > ${after}
        where c.id = ${classId} and c.course_id is null and u.disabled_at is null
        order by u.id limit ${limit})
      union
      (select e.user_id from live_classes c
        join courses k on k.id = c.course_id and k.deleted_at is null and k.status = 'published'
        join enrolments e on e.course_id = k.id and (c.group_id is null or e.group_id = c.group_id)
        join groups g on g.id = e.group_id
        where c.id = ${classId} and e.user_id > ${after}
          and coalesce(e.ends_at, g.ends_at, k.ends_at, 'infinity') > ${now}
        order by e.user_id limit ${limit})
      union
      select h.user_id from live_hosts h where h.class_id = ${classId} and h.user_id > ${after}
    ) invited(id)
    order by invited.id limit ${limit}`);
  return rows.map(({ id }) => id);
}
