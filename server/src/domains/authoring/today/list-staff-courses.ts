import { and, asc, eq, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { courses, courseStaff, modules, pages } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { visibleTo } from "../../courses/index.ts";

/**
 * The courses a staff member sees, drafts included, with their role in each. The query builder
 * omits table names in subqueries, so this one writes its own.
 */
export function listStaffCourses(ctx: Context, actor: Actor) {
  return ctx.database
    .select({
      id: courses.id,
      title: courses.title,
      language: courses.language,
      thumbnail: courses.thumbnail,
      thumbnailFileId: courses.thumbnailFileId,
      startsAt: courses.startsAt,
      endsAt: courses.endsAt,
      status: courses.status,
      roleHere: courseStaff.role,
      pages: sql<number>`(
        select count(*)::int from ${pages} p join ${modules} m on m.id = p.module_id
        where p.course_id = courses.id and p.deleted_at is null and m.deleted_at is null)`,
    })
    .from(courses)
    .leftJoin(
      courseStaff,
      and(eq(courseStaff.courseId, courses.id), eq(courseStaff.userId, actor.id)),
    )
    .where(visibleTo(ctx, actor))
    .orderBy(asc(courses.order), asc(courses.id));
}

/** Progress figures of a course's students. */
export interface CourseFigures {
  students: number;
  finished: number;
  /** Students who took a step in the last seven days. */
  active: number;
  /** Lesson pages finished, summed over all students. */
  finishedPages: number;
}

const WEEK = 7 * 86_400_000;

/** Figures of courses that have students, by course; a single scan of their enrolments. */
export async function countCourseFigures(
  { database, clock }: Context,
  courseIds: readonly number[],
): Promise<ReadonlyMap<number, CourseFigures>> {
  const weekAgo = new Date(clock.now().getTime() - WEEK).toISOString();
  const { rows } = await database.execute<
    { courseId: number } & CourseFigures & Record<string, unknown>
  >(sql`
    select course_id as "courseId", count(*)::int as students, count(finished_at)::int as finished,
      count(*) filter (where last_step_at > ${weekAgo}::timestamptz)::int as active,
      sum(finished_pages)::int as "finishedPages"
    from enrolments where ${isAnyOf(sql`course_id`, courseIds)} group by course_id`);
  return new Map(rows.map((row) => [row.courseId, row]));
}
