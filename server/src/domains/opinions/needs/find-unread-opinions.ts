import { MOST_COUNTED, type StaffNeed } from "@paso/contract";
import { sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import type { NeedSource } from "../../courses/index.ts";

interface CountedRow extends Record<string, unknown> {
  courseId: number;
  reports: number;
  unread: number;
}

/**
 * Open reports, and opinions since the person last looked at the course's: read from the index of
 * their questions, and only as far as they are counted.
 */
export const findUnreadOpinions: NeedSource = async ({ database }, { actor, courses }) => {
  const moderated = courses.filter(({ may }) => may("moderate"));
  if (moderated.length === 0) return [];
  const ids = moderated.map(({ id }) => id);
  const { rows } = await database.execute<CountedRow>(sql`
    with unread as (
      select c.id as course_id, counted.n from unnest(${sql.param(ids)}::int[]) c(id)
      left join opinion_readings r on r.course_id = c.id and r.user_id = ${actor.id}
      cross join lateral (
        select count(*)::int as n from (
          select from pages p
          join modules m on m.id = p.module_id and m.deleted_at is null
          join sections s on s.page_id = p.id and s.deleted_at is null
          join opinions o on o.section_id = s.id and o.published
            and o.id > coalesce(r.newest_id, 0)
          where p.course_id = c.id and p.deleted_at is null
            and not o.hidden and o.user_id <> ${actor.id}
          limit ${MOST_COUNTED}
        ) newest
      ) counted
    ), reported as (
      select p.course_id, count(*)::int as n from opinion_reports r
      join opinions o on o.id = r.opinion_id and o.published
      join sections s on s.id = o.section_id and s.deleted_at is null
      join pages p on p.id = s.page_id and p.deleted_at is null
      where r.decision_id is null and ${isAnyOf(sql`p.course_id`, ids)}
      group by p.course_id
    )
    select u.course_id as "courseId", u.n as unread, coalesce(r.n, 0)::int as reports
    from unread u left join reported r using (course_id)
    where u.n > 0 or r.n > 0`);
  const byId = new Map(rows.map((row) => [row.courseId, row]));
  return moderated.flatMap(({ id, title }): StaffNeed[] => {
    const { reports = 0, unread = 0 } = byId.get(id) ?? {};
    const about = { course: { id, title }, redirect_to: `/authoring/courses/${id}/opinions` };
    return [
      ...(reports > 0 ? [{ ...about, kind: "reports" as const, count: reports }] : []),
      ...(unread > 0 ? [{ ...about, kind: "opinions" as const, count: unread }] : []),
    ];
  });
};
