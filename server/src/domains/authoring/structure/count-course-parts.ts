import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";

/** Numbers of living parts of a course. */
export interface CourseParts {
  modules: number;
  pages: number;
  /** Without those of the survey. */
  sections: number;
  /** On the page with the most sections. */
  sectionsOfPage: number;
  surveyQuestions: number;
  /** Distinct files used by sections and survey. */
  files: number;
}

export async function countCourseParts(
  { database }: Context,
  courseId: number,
): Promise<CourseParts> {
  const { rows } = await database.execute<{ [Part in keyof CourseParts]: string }>(sql`
    with module as (
      select id from modules where course_id = ${courseId} and deleted_at is null
    ), page as (
      select p.id, p.kind, count(s.id) as sections
      from pages p
      left join sections s on s.page_id = p.id and s.deleted_at is null
      where p.course_id = ${courseId} and p.deleted_at is null
        and (p.kind = 'survey' or p.module_id in (select id from module))
      group by p.id
    )
    select
      (select count(*) from module) as "modules",
      (select count(*) from page where kind = 'lesson') as "pages",
      (select coalesce(sum(sections), 0) from page where kind = 'lesson') as "sections",
      (select coalesce(max(sections), 0) from page where kind = 'lesson') as "sectionsOfPage",
      (select coalesce(sum(sections), 0) from page where kind = 'survey') as "surveyQuestions",
      (select count(distinct f.file_id) from page
        join sections s on s.page_id = page.id and s.deleted_at is null
        join section_files f on f.section_id = s.id) as "files"`);
  const [row] = rows;
  if (!row) throw new Error("Nothing was counted.");
  return {
    modules: Number(row.modules),
    pages: Number(row.pages),
    sections: Number(row.sections),
    sectionsOfPage: Number(row.sectionsOfPage),
    surveyQuestions: Number(row.surveyQuestions),
    files: Number(row.files),
  };
}
