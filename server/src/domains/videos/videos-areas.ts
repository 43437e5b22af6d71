import { sql } from "drizzle-orm";

import type { AreaFacts } from "../courses/index.ts";

/** The site's library, for staff who use or manage it, and a course's released videos. */
export const videosAreas: AreaFacts[] = [
  {
    area: "staff_videos",
    waiting: sql`
      select 0 where viewer.role = 'admin'
        or (viewer.role <> 'student' and exists (select from library_videos where course_id is null))`,
  },
  {
    part: "videos",
    waiting: sql`
      select 0 where exists (
        select from library_videos v where v.course_id = viewer.course_id and v.released)`,
  },
];
