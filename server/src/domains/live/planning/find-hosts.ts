import { type SQL, sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";

interface Wanted {
  /** Null for a class of the site. */
  courseId: number | null;
  /** Only these; all by default. */
  among?: readonly number[];
}

export interface Host {
  id: number;
  name: string;
}

/** Maximum number of people that a form offers. */
const MOST = 500;

/** Who can host a class: administrators, and the staff of its course, or instructors for the site. */
export async function findHosts(
  { database }: Context,
  { courseId, among }: Wanted,
): Promise<Host[]> {
  const works =
    courseId === null
      ? sql`u.role = 'instructor'`
      : sql`exists (select from course_staff cs where cs.course_id = ${courseId} and cs.user_id = u.id)`;
  return select(
    { database },
    sql`u.disabled_at is null and (u.role = 'admin' or ${works})
      and ${among ? sql`u.id = any(${sql.param([...among])}::int[])` : sql`true`}`,
  );
}

/** The hosts of a class, by name. */
export function listHosts(ctx: Pick<Context, "database">, classId: number): Promise<Host[]> {
  return select(
    ctx,
    sql`exists (select from live_hosts h where h.class_id = ${classId} and h.user_id = u.id)`,
  );
}

async function select({ database }: Pick<Context, "database">, condition: SQL): Promise<Host[]> {
  const { rows } = await database.execute<{ id: number; name: string }>(sql`
    select u.id, concat_ws(' ', u.first_name, u.last_name) as name
    from users u where ${condition} order by u.first_name, u.last_name, u.id limit ${MOST}`);
  return rows;
}
