import type { StaffNeed } from "@paso/contract";
import { sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import type { NeedSource } from "../../courses/index.ts";

/**
 * Open reports on comments on announcements, in courses the person moderates: for each course, the most
 * recently reported announcement and its number of reports.
 */
export const findReportedComments: NeedSource = async ({ database }, { courses }) => {
  const moderated = courses.filter(({ may }) => may("moderate"));
  if (moderated.length === 0) return [];
  const ids = moderated.map(({ id }) => id);
  const { rows } = await database.execute<{ courseId: number; id: number; count: number }>(sql`
    select distinct on (a.course_id) a.course_id as "courseId", a.id, count(*)::int as count
    from announcement_reports r
    join announcements a on a.id = r.announcement_id
    where r.decision_id is null and ${isAnyOf(sql`a.course_id`, ids)}
    group by a.course_id, a.id
    order by a.course_id, max(r.created_at) desc, a.id`);
  const found = new Map(rows.map((row) => [row.courseId, row]));
  return moderated.flatMap(({ id, title }): StaffNeed[] => {
    const latest = found.get(id);
    if (!latest) return [];
    const redirect_to = `/authoring/news/${latest.id}#comments`;
    return [{ kind: "reports", course: { id, title }, count: latest.count, redirect_to }];
  });
};
