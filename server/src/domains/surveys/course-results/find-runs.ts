import { and, asc, desc, eq, isNull } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { courses, pages, sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { findRelatedQuestions, type RelatedQuestion } from "../../authoring/index.ts";
import { visibleTo } from "../../courses/index.ts";

/** Maximum runs compared: those of the newest courses. */
const MOST_RUNS = 12;
export interface RunCourse {
  id: number;
  title: string;
  startsAt: Date | null;
  endsAt: Date | null;
}

/**
 * The runs of a course's survey questions: in the course itself and in those it was copied from or to, if
 * the person may see them. Oldest first.
 */
export async function findRuns(
  ctx: Context,
  actor: Actor,
  sectionIds: readonly number[],
): Promise<{ course: RunCourse; questions: RelatedQuestion[] }[]> {
  const related = await findRelatedQuestions(ctx, sectionIds);
  const rows = await ctx.database
    .select({
      sectionId: sections.id,
      course: {
        id: courses.id,
        title: courses.title,
        startsAt: courses.startsAt,
        endsAt: courses.endsAt,
      },
    })
    .from(sections)
    .innerJoin(pages, and(eq(pages.id, sections.pageId), isNull(pages.deletedAt)))
    .innerJoin(courses, eq(courses.id, pages.courseId))
    .where(
      and(
        isAnyOf(
          sections.id,
          related.map(({ id }) => id),
        ),
        visibleTo(ctx, actor),
      ),
    )
    .orderBy(desc(courses.id), asc(sections.id));
  const byCourse = Map.groupBy(rows, ({ course }) => course.id);
  return [...byCourse.values()]
    .slice(0, MOST_RUNS)
    .flatMap((ofCourse) => {
      const ids = new Set(ofCourse.map(({ sectionId }) => sectionId));
      const questions = related.filter(({ id }) => ids.has(id));
      return ofCourse[0] ? [{ course: ofCourse[0].course, questions }] : [];
    })
    .toReversed();
}
