import { ANSWERS_NEEDED } from "@paso/contract";
import { sql } from "drizzle-orm";

import type { CoursePartSource } from "../../courses/index.ts";
import { choicesView, hasFinishedSection, isAnsweredBy } from "../../learning/index.ts";

/** A course's comparison: shown once five others have answered a question that the viewer finished. */
export const comparisonArea = {
  part: "compare",
  waiting: sql`
    select 0 where exists (
      select from ${choicesView} c
      join sections s on s.id = c.section_id and s.deleted_at is null
      join pages p on p.id = s.page_id and p.deleted_at is null and p.module_id is not null
      where c.user_id = viewer.id and p.course_id = viewer.course_id
        and ${hasFinishedSection({ userId: sql`viewer.id`, pageId: sql`p.id`, id: sql`s.id` })}
        and ${isAnsweredBy(ANSWERS_NEEDED + 1, sql`s.id`)})`,
} satisfies CoursePartSource;
