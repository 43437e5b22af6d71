import { type SQL, sql } from "drizzle-orm";

import { foldText } from "../../../database/fold-text.ts";
import type { Context } from "../../../platform/context.ts";

interface Wanted {
  occurrenceId: number;
  /** Of the class; null for one of the site. */
  courseId: number | null;
  groupId: number | null;
  /** Parts of a name or e-mail address, separated by spaces; empty for all. */
  search: string;
  /** The last person of the previous page; null for the first page. */
  after: number | null;
  limit: number;
}

export interface AttendanceRow extends Record<string, unknown> {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  providerSeconds: number | null;
  handMinutes: number | null;
  hasJoined: boolean;
}

/** Everyone whose attendance can be entered: the students the date is for, and all who were there. */
export async function listAttendance(
  { database }: Context,
  { occurrenceId, courseId, groupId, search, after, limit }: Wanted,
): Promise<AttendanceRow[]> {
  const expected =
    courseId === null
      ? sql`select null::int where false`
      : sql`select e.user_id from enrolments e
          where e.course_id = ${courseId}
            and ${groupId === null ? sql`true` : sql`e.group_id = ${groupId}`}`;
  const order = (user: SQL) =>
    sql`${foldText(sql`${user}.last_name`)}, ${foldText(sql`${user}.first_name`)}, ${user}.id`;
  const rest =
    after === null
      ? sql`true`
      : sql`(${order(sql`u`)}) > (select ${order(sql`b`)} from users b where b.id = ${after})`;
  const { rows } = await database.execute<AttendanceRow>(sql`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email,
      a.provider_seconds as "providerSeconds", a.hand_minutes as "handMinutes",
      j.user_id is not null as "hasJoined"
    from users u
    left join live_attendances a on a.user_id = u.id and a.occurrence_id = ${occurrenceId}
    left join live_joins j on j.user_id = u.id and j.occurrence_id = ${occurrenceId}
    where u.id in (
        select user_id from live_attendances where occurrence_id = ${occurrenceId}
        union select user_id from live_joins where occurrence_id = ${occurrenceId}
        union ${expected})
      and ${matching(search)} and ${rest}
    order by ${order(sql`u`)} limit ${limit}`);
  return rows;
}

/** How many people were there for at least a minute, guests included. */
export async function countPresent({ database }: Context, occurrenceId: number): Promise<number> {
  const { rows } = await database.execute<{ people: number }>(sql`
    select (
      (select count(*) from live_attendances
        where occurrence_id = ${occurrenceId}
          and coalesce(hand_minutes, provider_seconds, 0) > 0)
      + (select count(*) from live_guests where occurrence_id = ${occurrenceId} and seconds > 0)
    )::int as people`);
  return rows[0]?.people ?? 0;
}

/** Every word must occur in the name or the e-mail address. */
function matching(search: string): SQL {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return sql`true`;
  const text = foldText(sql`concat_ws(' ', u.first_name, u.last_name, u.email)`);
  return sql.join(
    words.map((word) => sql`position(${foldText(sql`${word}::text`)} in ${text}) > 0`),
    sql` and `,
  );
}
