import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { courses, pages, sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { visibleTo } from "../../courses/index.ts";

/** Most runs that are compared: those of the newest courses. */
const MOST_RUNS = 12;
/** Option ids that a question shares with itself. */
const ALL_OPTIONS = 2_147_483_647;

/** A question of a course that is the same as one asked for, through copies of courses. */
export interface RelatedQuestion extends Record<string, unknown> {
  /** The question asked for. */
  ofId: number;
  id: number;
  /** Options with lower ids are the same in both; others were added to one of them after copying. */
  sharedBelow: number;
}

export interface RunCourse {
  id: number;
  title: string;
  startsAt: Date | null;
  endsAt: Date | null;
}

/**
 * The runs that a course's survey questions had: in the course itself and in those that it was copied
 * from or to, as far as the person sees them. The oldest first.
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

/** Walks from copy to original and from original to copy: a tree, which no way returns in. */
async function findRelatedQuestions(
  { database }: Context,
  sectionIds: readonly number[],
): Promise<RelatedQuestion[]> {
  const { rows } = await database.execute<RelatedQuestion>(sql`
    with recursive related as (
      select asked.id as of_id, asked.id, null::int as came_from, ${ALL_OPTIONS}::int as shared_below
      from unnest(${sql.param([...sectionIds])}::int[]) as asked(id)
      union all
      select related.of_id, next.id, related.id, least(related.shared_below, next.shared_below)
      from related
      cross join lateral (
        select origin_id as id, shared_below from survey_question_origins
        where section_id = related.id
        union all
        select section_id, shared_below from survey_question_origins where origin_id = related.id
      ) next
      where next.id is distinct from related.came_from
    )
    select of_id as "ofId", id, shared_below as "sharedBelow" from related`);
  return rows;
}
