import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";

/** People, courses, files and the database in figures; one statement of few counts. */
export async function measureSite({ database }: Context) {
  const { rows } = await database.execute<{
    people: { active: number; disabled: number; leaving: number };
    courses: { published: number; drafts: number };
    enrolments: { enrolments: number; finished: number };
    files: { count: number; bytes: number };
    database: { bytes: number; version: string };
  }>(sql`
    select
      (select json_build_object(
        'active', count(*) filter (where disabled_at is null),
        'disabled', count(disabled_at),
        'leaving', (select count(*) from erasures)) from users) as people,
      (select json_build_object(
        'published', count(*) filter (where status = 'published'),
        'drafts', count(*) filter (where status = 'draft'))
        from courses where deleted_at is null) as courses,
      (select json_build_object('enrolments', count(*), 'finished', count(e.finished_at))
        from enrolments e join courses c on c.id = e.course_id and c.deleted_at is null) as enrolments,
      (select json_build_object('count', count(*), 'bytes', coalesce(sum(size), 0)) from files) as files,
      json_build_object(
        'bytes', pg_database_size(current_database()),
        'version', split_part(current_setting('server_version'), ' ', 1)) as database`);
  const [row] = rows;
  if (!row) throw new Error("The site could not be measured.");
  return row;
}
