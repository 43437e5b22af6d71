import { count, eq } from "drizzle-orm";

import { enrolments } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { type CourseContent, loadCourseContent } from "../../courses/index.ts";
import { countStake, type Stake } from "../../learning/index.ts";
import type { Part } from "./find-part.ts";

/**
 * Whom deleting a part affects: the students who answered something in it, and their answers; for
 * a course, all its students.
 */
export async function findStake(ctx: Context, part: Part): Promise<Stake> {
  const { courseId } = part;
  const content = await loadCourseContent(ctx.database, courseId);
  const sectionIds = content ? sectionsWithin(content, part) : [];
  const stake = await countStake(ctx, { courseId, sectionIds });
  if (part.kind !== "course") return stake;
  const [enrolled] = await ctx.database
    .select({ students: count() })
    .from(enrolments)
    .where(eq(enrolments.courseId, courseId));
  return { ...stake, students: Math.max(stake.students, enrolled?.students ?? 0) };
}

function sectionsWithin(content: CourseContent, { kind, id }: Part): number[] {
  if (kind === "section") return [id];
  if (kind === "course") return [...content.sectionsById.keys()];
  const pages = content.modules
    .filter((module) => kind !== "module" || module.id === id)
    .flatMap((module) => module.pages)
    .filter((page) => kind !== "page" || page.id === id);
  return pages.flatMap((page) => page.sections.map((section) => section.id));
}
