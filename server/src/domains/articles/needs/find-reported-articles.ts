import type { StaffNeed } from "@paso/contract";
import { sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import type { NeedSource } from "../../courses/index.ts";

/** Open reports on articles and their comments, in courses the person moderates. */
export const findReportedArticles: NeedSource = async ({ database }, { courses }) => {
  const moderated = courses.filter(({ may }) => may("moderate"));
  if (moderated.length === 0) return [];
  const ids = moderated.map(({ id }) => id);
  const { rows } = await database.execute<{ courseId: number; count: number }>(sql`
    select a.course_id as "courseId", count(*)::int as count from article_reports r
    join articles a on a.id = r.article_id
    where r.decision_id is null and ${isAnyOf(sql`a.course_id`, ids)}
    group by a.course_id`);
  const counts = new Map(rows.map(({ courseId, count }) => [courseId, count]));
  return moderated.flatMap(({ id, title }): StaffNeed[] => {
    const count = counts.get(id) ?? 0;
    if (count === 0) return [];
    const redirect_to = `/authoring/courses/${id}/articles`;
    return [{ kind: "reports", course: { id, title }, count, redirect_to }];
  });
};
