import { kindOf } from "../../courses/index.ts";
import type { Wish } from "./intervention.ts";

/** Where staff intervened, in the words of the audit log. */
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

/** What each kind is called in the audit log. */
export const AUDITED = {
  reset: "student.reset",
  open: "student.page_opened",
  excuse: "student.page_excused",
} as const;
