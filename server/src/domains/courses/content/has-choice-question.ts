import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { CHOICE_TYPES } from "../kinds/capabilities.ts";

/** Whether a course, apart from its survey, has a choice question. */
export async function hasChoiceQuestion({ database }: Context, courseId: number): Promise<boolean> {
  const { rows } = await database.execute<{ id: number }>(sql`
    select s.id from sections s
    join pages p on p.id = s.page_id and p.deleted_at is null
    join modules m on m.id = p.module_id and m.deleted_at is null
    where p.course_id = ${courseId} and s.deleted_at is null
      and s.content ->> 'type' in ${CHOICE_TYPES}
    limit 1`);
  return rows.length > 0;
}
