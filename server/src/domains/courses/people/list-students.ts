import { type SQL, sql } from "drizzle-orm";

import { foldText } from "../../../database/fold-text.ts";
import type { Context } from "../../../platform/context.ts";

interface Wanted {
  courseId: number;
  /** Parts of a name or address, separated by spaces; empty for all. */
  search: string;
  /** Only of this group. */
  groupId?: number | undefined;
  /** Only those who have not finished, and neither took a step nor enrolled for that many days. */
  quietFor?: number | undefined;
  /** Cursor: the student before the first one; null to begin. */
  after: number | null;
  limit: number;
}

/** A student in the list for staff. */
export interface StudentRow extends Record<string, unknown> {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  avatar: string | null;
  groupId: number;
  enrolledAt: string;
  /** The person's own end; null if the group's or the course's applies. */
  endsAt: string | null;
  finishedAt: string | null;
  lastStepAt: string | null;
  /** When they were last sent an invitation that they have not used; null for all others. */
  invitedAt: string | null;
}

/** One batch of a course's students by last name, and how many there are. */
export async function listStudents(
  { database, clock }: Context,
  { courseId, search, groupId, quietFor, after, limit }: Wanted,
): Promise<{ rows: StudentRow[]; total: number }> {
  const fitting = sql`enrolments e join users u on u.id = e.user_id
    where e.course_id = ${courseId} and ${matching(search)}
      and ${groupId === undefined ? sql`true` : sql`e.group_id = ${groupId}`}
      and ${quietFor === undefined ? sql`true` : quietSince(daysBefore(clock.now(), quietFor))}`;
  const order = (user: SQL) =>
    sql`${foldText(sql`${user}.last_name`)}, ${foldText(sql`${user}.first_name`)}, ${user}.id`;
  const rest =
    after === null
      ? sql`true`
      : sql`(${order(sql`u`)}) > (select ${order(sql`b`)} from users b where b.id = ${after})`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    database.execute<StudentRow>(sql`
      select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.avatar,
        e.group_id as "groupId", e.enrolled_at as "enrolledAt", e.ends_at as "endsAt", e.finished_at as "finishedAt",
        case when u.last_seen_at is null then u.invited_at end as "invitedAt",
        e.last_step_at as "lastStepAt"
      from ${fitting} and ${rest}
      order by ${order(sql`u`)} limit ${limit}`),
    database.execute<{ total: number }>(sql`select count(*)::int as total from ${fitting}`),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

const quietSince = (instant: Date) =>
  sql`e.finished_at is null
    and greatest(e.last_step_at, e.enrolled_at) <= ${instant.toISOString()}::timestamptz`;

function daysBefore(instant: Date, days: number): Date {
  return new Date(instant.getTime() - days * 86_400_000);
}

/** Every word must occur in the name or the address. */
function matching(search: string): SQL {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return sql`true`;
  const text = foldText(sql`concat_ws(' ', u.first_name, u.last_name, u.email)`);
  return sql.join(
    words.map((word) => sql`position(${foldText(sql`${word}::text`)} in ${text}) > 0`),
    sql` and `,
  );
}
