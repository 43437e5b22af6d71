import { sql } from "drizzle-orm";

import { courses, courseSignUps } from "../../../database/tables/index.ts";
import { inCatalogue } from "../catalogue/catalogue-scope.ts";
import type { AreaSource } from "./area-source.ts";

/** Courses that a person takes, could sign up for, and asked to join. */
export const courseAreas: AreaSource[] = [
  {
    area: "courses",
    waiting: sql`
      select 0 where exists (
        select from enrolments e
        join courses c on c.id = e.course_id and c.status = 'published' and c.deleted_at is null
        where e.user_id = viewer.id)`,
  },
  {
    area: "catalogue",
    waiting: sql`
      select 0 where exists (
        select from ${courses}
        join ${courseSignUps} on ${courseSignUps.courseId} = ${courses.id}
        where ${inCatalogue(sql`viewer.now`)})`,
  },
  {
    area: "requests",
    waiting: sql`
      select nullif(count(*), 0)::int from sign_up_requests r
      join courses c on c.id = r.course_id and c.status = 'published' and c.deleted_at is null
      where r.user_id = viewer.id and not exists (
        select from enrolments e where e.user_id = r.user_id and e.course_id = r.course_id)`,
  },
];
