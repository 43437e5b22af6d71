import { sql } from "drizzle-orm";

import type { AreaSource } from "../../courses/index.ts";
import { answersView, notesView } from "../../learning/index.ts";

/** Pages, without surveys, of the courses whose work is in the viewer's workbook. */
const inBooks = sql`
  join pages p on p.id = page_id and p.module_id is not null
  join courses c on c.id = p.course_id and c.status = 'published' and c.deleted_at is null
  join enrolments e on e.course_id = c.id and e.user_id = viewer.id`;

/** The workbook, once there is something in it. */
export const workbookArea: AreaSource = {
  area: "workbook",
  waiting: sql`
    select 0 where exists (
        select from ${answersView} join sections s on s.id = answer.section_id ${inBooks}
        where answer.user_id = viewer.id)
      or exists (select from ${notesView} ${inBooks}
        where note.user_id = viewer.id and note.text <> '')
      or exists (
        select from passages k join sections s on s.id = k.section_id ${inBooks}
        where k.user_id = viewer.id)`,
};
