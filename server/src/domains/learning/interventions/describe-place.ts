import { kindOf } from "../../courses/index.ts";
import type { Wish } from "./intervention.ts";

/** The place of an intervention, as the audit log describes it. */
export function describePlace({
  course,
  page,
  section,
}: Pick<Wish, "course" | "page" | "section">) {
  return {
    course: course.title,
    page: page.title,
    ...(section && { section: kindOf(section.content).title(section.content) }),
  };
}

/** The audit log's action for each kind. */
export const AUDITED = {
  reset: "student.reset",
  open: "student.page_opened",
  excuse: "student.page_excused",
} as const;
