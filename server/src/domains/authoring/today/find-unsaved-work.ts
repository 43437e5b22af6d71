import type { StaffNeed } from "@paso/contract";
import { sql } from "drizzle-orm";

import { formatLocalDate } from "../../../platform/local-date.ts";
import type { NeedSource } from "../../courses/index.ts";

/** Maximum number of drafts considered, the latest first. */
const MOST = 50;

/** The person's own unsaved work, with the form it belongs to. */
export const findUnsavedWork: NeedSource = async ({ database, site }, { actor, courses: own }) => {
  const { rows } = await database.execute<DraftRow>(sql`
    select d.form, d.saved_at as "savedAt", c.id as "courseId", m.id as "moduleId",
      p.id as "pageId", coalesce(p.title, m.title, c.title, '') as title
    from (
      select split_part(key, ':', 1) as form, nullif(split_part(key, ':', 2), '')::bigint as first,
        nullif(split_part(key, ':', 3), '')::bigint as second, saved_at
      from authoring_drafts where user_id = ${actor.id} order by saved_at desc limit ${MOST}
    ) d
    left join pages p on p.deleted_at is null and p.id = case
      when d.form in ('sections-new', 'sections-update') then d.first
      when d.form = 'page-edit' then d.second end
    left join modules m on m.deleted_at is null and m.id = coalesce(p.module_id, case
      when d.form = 'page-new' then d.first
      when d.form = 'module-edit' then d.second end)
    left join courses c on c.deleted_at is null and c.id = coalesce(p.course_id, m.course_id, case
      when d.form in ('course-edit', 'module-new', 'survey-new', 'survey-edit') then d.first end)
    order by d.saved_at desc`);
  const edited = new Map(own.filter(({ may }) => may("edit")).map((course) => [course.id, course]));
  return rows.flatMap((row): StaffNeed[] => {
    const course = edited.get(row.courseId ?? 0);
    const address = addressOf(row);
    if (address === null || (!course && row.form !== "course-new")) return [];
    return [
      {
        kind: "unsaved",
        course: course ? { id: course.id, title: course.title } : null,
        redirect_to: address,
        title: row.title,
        saved_at: formatLocalDate(new Date(row.savedAt), site.timeZone),
      },
    ];
  });
};

interface DraftRow extends Record<string, unknown> {
  /** The first part of the draft's key. */
  form: string;
  savedAt: string;
  courseId: number | null;
  moduleId: number | null;
  pageId: number | null;
  title: string;
}

/** Address of the form; null if its target is gone. */
function addressOf({ form, courseId, moduleId, pageId }: DraftRow): string | null {
  const ofCourse = `course=${courseId}`;
  const ofModule = moduleId === null ? null : `${ofCourse}&module=${moduleId}`;
  const ofPage = pageId === null || ofModule === null ? null : `${ofModule}&page=${pageId}`;
  switch (form) {
    case "course-new":
      return "/authoring/courses/new";
    case "course-edit":
      return `/authoring/courses/${courseId}/edit`;
    case "module-new":
      return `/authoring/modules/new?${ofCourse}`;
    case "module-edit":
      return ofModule && `/authoring/modules/edit?${ofModule}`;
    case "page-new":
      return ofModule && `/authoring/pages/new?${ofModule}`;
    case "page-edit":
      return ofPage && `/authoring/pages/edit?${ofPage}`;
    case "sections-new":
      return ofPage && `/authoring/sections/new?${ofPage}`;
    case "sections-update":
      return ofPage && `/authoring/sections/edit?${ofPage}`;
    case "survey-new":
      return `/authoring/surveys/new?${ofCourse}`;
    case "survey-edit":
      return `/authoring/surveys/edit?${ofCourse}`;
    default:
      return null;
  }
}
