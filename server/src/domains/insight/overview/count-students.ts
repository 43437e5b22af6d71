import { sql } from "drizzle-orm";

import { WHOLE_COURSE } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Audience } from "../figures/find-audience.ts";
import { hasJoined } from "../refresh/counted.ts";
import { DAYS_AWAY } from "../refresh/step-parts.ts";

export interface StudentCounts extends Record<string, unknown> {
  all: number;
  active: number;
  finished: number;
  stuck: number;
}

/** How many students a course has now, without its staff, and how they are doing. */
export async function countStudents(
  { database, clock }: Context,
  { courseId, scope, joined }: { courseId: number } & Pick<Audience, "scope" | "joined">,
): Promise<StudentCounts> {
  const weekAgo = new Date(clock.now().getTime() - DAYS_AWAY * 86_400_000).toISOString();
  const { rows } = await database.execute<StudentCounts>(sql`
    select count(*)::int as "all",
      count(*) filter (where e.last_step_at > ${weekAgo}::timestamptz)::int as active,
      count(e.finished_at)::int as finished,
      count(*) filter (
        where e.finished_at is null and e.last_step_at <= ${weekAgo}::timestamptz)::int as stuck
    from enrolments e
    where e.course_id = ${courseId} and ${scope}::int in (${WHOLE_COURSE}, e.group_id)
      and ${hasJoined(joined)}
      and not exists (
        select from course_staff s where s.course_id = e.course_id and s.user_id = e.user_id)`);
  return rows[0] ?? { all: 0, active: 0, finished: 0, stuck: 0 };
}
