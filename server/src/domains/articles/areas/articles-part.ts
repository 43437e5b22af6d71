import { sql } from "drizzle-orm";

import type { CoursePartSource } from "../../courses/index.ts";

/** A course has articles once there is one, or its students may share; nothing is ever pending. */
export const articlesPart: CoursePartSource = {
  part: "articles",
  waiting: sql`case when exists (
      select from articles a where a.course_id = viewer.course_id
        and (not a.hidden or a.user_id = viewer.id)
    ) or exists (
      select from article_settings s where s.course_id = viewer.course_id and s.students_share
    ) then 0 end`,
};
