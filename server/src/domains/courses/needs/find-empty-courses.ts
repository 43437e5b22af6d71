import { sql } from "drizzle-orm";

import type { NeedSource } from "./need-source.ts";

/** Published courses without students. */
export const findEmptyCourses: NeedSource = async ({ database }, { courses }) => {
  const managed = courses.filter(
    ({ status, may }) => status === "published" && may("manage_students"),
  );
  if (managed.length === 0) return [];
  const { rows } = await database.execute<{ id: number }>(sql`
    select c.id from unnest(${sql.param(managed.map(({ id }) => id))}::int[]) c(id)
    where not exists (select from enrolments e where e.course_id = c.id)`);
  const empty = new Set(rows.map(({ id }) => id));
  return managed
    .filter(({ id }) => empty.has(id))
    .map(({ id, title }) => ({
      kind: "nobody",
      course: { id, title },
      redirect_to: `/authoring/courses/${id}/people`,
    }));
};
