import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";

/** When a course ends for one person; null for no end. */
interface Ends extends Record<string, unknown> {
  /** Their own end, which takes precedence. */
  own: Date | null;
  /** Their group's end, or else the course's. */
  usual: Date | null;
}

/** When a course ends for one person; no end if they do not take it. */
export async function findEnds(
  { database }: Context,
  { userId, courseId }: { userId: number; courseId: number },
): Promise<Ends> {
  const { rows } = await database.execute<Record<keyof Ends, string | null>>(sql`
    select e.ends_at as own, coalesce(g.ends_at, c.ends_at) as usual
    from enrolments e join groups g on g.id = e.group_id join courses c on c.id = e.course_id
    where e.user_id = ${userId} and e.course_id = ${courseId}`);
  const dateOf = (instant: string | null | undefined) => (instant ? new Date(instant) : null);
  return { own: dateOf(rows[0]?.own), usual: dateOf(rows[0]?.usual) };
}
