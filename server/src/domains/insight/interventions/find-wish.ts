import type { InterventionKind } from "@paso/contract";

import { invalid, notFound } from "../../../platform/errors/domain-error.ts";
import type { CourseContent } from "../../courses/index.ts";
import type { Wish } from "../../learning/index.ts";

interface Asked {
  course: CourseContent;
  userId: number;
  kind: InterventionKind;
  pageId: number;
  sectionId: number | undefined;
}

/**
 * The change that staff want in a student's progress: in a lesson, or one section of it.
 * @throws `not_found` for a page or section of another course, `invalid` for a section that cannot
 *   be reset
 */
export function findWish({
  course,
  userId,
  kind,
  pageId,
  sectionId,
}: Asked): Omit<Wish, "byUserId"> {
  const page = course.pages.find(({ id }) => id === pageId);
  if (!page) throw notFound();
  if (sectionId === undefined) return { userId, course, kind, page, section: null };
  const section = page.sections.find(({ id }) => id === sectionId);
  if (!section) throw notFound();
  if (kind !== "reset") throw invalid({ section_id: ["Only a reset is of one section."] });
  return { userId, course, kind, page, section };
}
