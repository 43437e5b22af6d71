import { sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import type { NeedSource } from "./need-source.ts";

const DAY = 86_400_000;
/** Days without a step after which a student is quiet. */
const QUIET = 7;
/** Days after which they are considered gone. */
const GONE = 56;

/**
 * Students of running courses who have not finished and took no step for a week. Enrolments are first
 * counted by group, as a group's dates apply to all of its people.
 */
export const findQuietStudents: NeedSource = async ({ database, clock }, { courses }) => {
  const attended = courses.filter(
    ({ status, may }) => status === "published" && may("manage_students"),
  );
  if (attended.length === 0) return [];
  const now = clock.now();
  const daysAgo = (days: number) =>
    sql`${new Date(now.getTime() - days * DAY).toISOString()}::timestamptz`;
  const [gone, quiet] = [daysAgo(GONE), daysAgo(QUIET)];
  const { rows } = await database.execute<{ courseId: number; count: number; notBegun: number }>(
    sql`
      with counted as (
        select course_id, group_id, ends_at > ${now.toISOString()}::timestamptz as has_own_time,
          count(*) as people,
          count(*) filter (where last_step_at is null) as not_begun,
          count(*) filter (where greatest(last_step_at, enrolled_at) >= ${gone}) as lately,
          count(*) filter (where last_step_at is null and enrolled_at >= ${gone}) as lately_not_begun
        from enrolments
        where ${isAnyOf(
          sql`course_id`,
          attended.map(({ id }) => id),
        )}
          and finished_at is null and greatest(last_step_at, enrolled_at) <= ${quiet}
        group by 1, 2, 3
      ), opened as (
        select e.*, coalesce(g.starts_at, c.starts_at, '-infinity') as opened_at
        from counted e join groups g on g.id = e.group_id join courses c on c.id = e.course_id
        where coalesce(has_own_time,
          coalesce(g.ends_at, c.ends_at, 'infinity') > ${now.toISOString()}::timestamptz)
      )
      select course_id as "courseId",
        sum(case when opened_at >= ${gone} then people else lately end)::int as count,
        sum(case when opened_at >= ${gone} then not_begun else lately_not_begun end)::int as "notBegun"
      from opened where opened_at <= ${quiet} group by course_id`,
  );
  const byId = new Map(rows.map((row) => [row.courseId, row]));
  return attended.flatMap(({ id, title }) => {
    const found = byId.get(id);
    if (!found?.count) return [];
    return {
      kind: "quiet" as const,
      course: { id, title },
      redirect_to: `/authoring/courses/${id}/people?students=quiet`,
      count: found.count,
      not_begun: found.notBegun,
    };
  });
};
