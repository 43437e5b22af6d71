import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { leavingPeople } from "../../accounts/index.ts";
import { askingPeople } from "../../courses/index.ts";

const WEEK = 7 * 86_400_000;

/** Counts of a site. */
export interface SiteFigures extends Record<string, unknown> {
  people: { active: number; disabled: number; never_seen: number; leaving: number };
  /** Pending requests to join courses. */
  asking: number;
  courses: { published: number; drafts: number };
  enrolments: { enrolments: number; finished: number; active: number };
  files: { count: number; bytes: number };
  database: { bytes: number; version: string };
}

/** Figures on people, courses, files and the database, in one statement with full table scans. */
export async function measureSite({ database, clock }: Context): Promise<SiteFigures> {
  const weekAgo = new Date(clock.now().getTime() - WEEK).toISOString();
  const { rows } = await database.execute<SiteFigures>(sql`
    select
      (select json_build_object(
        'active', count(*) filter (where disabled_at is null),
        'disabled', count(disabled_at),
        'never_seen', count(*) filter (where disabled_at is null and last_seen_at is null),
        'leaving', (select count(*) from ${leavingPeople} leaving)) from users) as people,
      ${askingPeople} as asking,
      (select json_build_object(
        'published', count(*) filter (where status = 'published'),
        'drafts', count(*) filter (where status = 'draft'))
        from courses where deleted_at is null) as courses,
      (select json_build_object('enrolments', count(*), 'finished', count(e.finished_at),
        'active', count(*) filter (where e.last_step_at > ${weekAgo}::timestamptz))
        from enrolments e join courses c on c.id = e.course_id and c.deleted_at is null) as enrolments,
      (select json_build_object('count', count(*), 'bytes', coalesce(sum(size), 0)
        + (select coalesce(sum(size), 0) from picture_variants)) from files) as files,
      json_build_object(
        'bytes', pg_database_size(current_database()),
        'version', split_part(current_setting('server_version'), ' ', 1)) as database`);
  const [row] = rows;
  if (!row) throw new Error("The site could not be measured.");
  return row;
}
