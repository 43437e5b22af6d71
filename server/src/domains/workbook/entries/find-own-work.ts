import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { answersView, notesView } from "../../learning/index.ts";
import { opinionsView } from "../../opinions/index.ts";

/** A person's answer, text or kept passage, reduced to what its place in the workbook depends on. */
export interface WorkItem {
  /** `text` is a free-text answer. */
  kind: "choice" | "text" | "note" | "passage";
  /** Id of the answer or the passage; of the page for its note. */
  id: number;
  courseId: number;
  pageId: number;
  /** Null for a note. */
  sectionId: number | null;
  /** Offset of a passage in the section's text; otherwise 0. */
  start: number;
  at: Date;
}

interface ItemRow extends Record<string, unknown> {
  kind: WorkItem["kind"];
  id: string;
  courseId: number;
  pageId: number;
  sectionId: number | null;
  start: number;
  at: string;
}

/** All of a person's answers, texts and kept passages in some courses, unordered; without contents. */
export async function findOwnWork(
  { database }: Context,
  { userId, courseIds }: { userId: number; courseIds: readonly number[] },
): Promise<WorkItem[]> {
  const ofCourses = sql`p.course_id = any(${sql.param([...courseIds])}::int[])`;
  const { rows } = await database.execute<ItemRow>(sql`
    select case when answer.text is null then 'choice' else 'text' end as kind, answer.id,
      p.course_id as "courseId", p.id as "pageId", answer.section_id as "sectionId", 0 as start,
      coalesce(opinion.edited_at, answer.created_at) as at
    from ${answersView}
    join sections s on s.id = answer.section_id join pages p on p.id = s.page_id
    left join ${opinionsView} on opinion.id = answer.id
    where answer.user_id = ${userId} and ${ofCourses}
    union all
    select 'note', note.page_id, p.course_id, p.id, null, 0, note.updated_at
    from ${notesView} join pages p on p.id = note.page_id
    where note.user_id = ${userId} and note.text <> '' and ${ofCourses}
    union all
    select 'passage', k.id, p.course_id, p.id, k.section_id, k.start, k.created_at
    from passages k
    join sections s on s.id = k.section_id join pages p on p.id = s.page_id
    where k.user_id = ${userId} and ${ofCourses}`);
  return rows.map(({ id, at, ...row }) => ({ ...row, id: Number(id), at: new Date(at) }));
}
