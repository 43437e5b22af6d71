import { and, eq, isNull, sql } from "drizzle-orm";

import { courses, enrolments, groups } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import {
  type CourseContent,
  type CourseMemory,
  enrolmentDates,
  withEnrolmentDates,
} from "../../courses/index.ts";

/** One person's progress in one course. */
export interface CourseProgress {
  /** With the dates that apply to the person. */
  course: CourseContent;
  courseFinished: boolean;
  finishedPages: ReadonlySet<number>;
  /** Pages that staff opened for the person before their turn. */
  openedPages: ReadonlySet<number>;
  /** Finished sections, by page. */
  finishedSections: ReadonlyMap<number, ReadonlySet<number>>;
}

/**
 * A person's progress in the published courses they are enrolled in, in the courses' order.
 * @param courseId only this course, published or not
 */
export async function findCourseProgress(
  ctx: Context,
  memory: CourseMemory,
  actor: Pick<Actor, "id">,
  courseId?: number,
): Promise<CourseProgress[]> {
  const rows = await ctx.database
    .select({
      courseId: courses.id,
      version: courses.version,
      finishedAt: enrolments.finishedAt,
      dates: enrolmentDates,
      finishedPages: sql<number[]>`(
        select coalesce(json_agg(f.page_id), '[]') from page_finishes f
        where f.user_id = ${enrolments.userId} and f.course_id = ${courses.id})`,
      openedPages: sql<number[]>`(
        select coalesce(json_agg(o.page_id), '[]')
        from page_openings o join pages p on p.id = o.page_id
        where o.user_id = ${enrolments.userId} and p.course_id = ${courses.id})`,
      finishedSections: sql<[pageId: number, sectionIds: number[]][]>`(
        select coalesce(json_agg(json_build_array(page_id, section_ids)), '[]') from (
          select r.page_id, json_agg(r.section_id) as section_ids
          from progress r join pages p on p.id = r.page_id
          where r.user_id = ${enrolments.userId} and r.status = 'finished'
            and p.course_id = ${courses.id}
          group by r.page_id) steps)`,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(groups, eq(groups.id, enrolments.groupId))
    .where(
      and(
        eq(enrolments.userId, actor.id),
        isNull(courses.deletedAt),
        courseId === undefined ? eq(courses.status, "published") : eq(courses.id, courseId),
      ),
    )
    .orderBy(courses.order, courses.id);
  const found = await Promise.all(
    rows.map(async (row): Promise<CourseProgress | null> => {
      const course = await memory.contents.get(ctx.database, row.courseId, row.version);
      return (
        course && {
          course: withEnrolmentDates(course, row.dates),
          courseFinished: row.finishedAt !== null,
          finishedPages: new Set(row.finishedPages),
          openedPages: new Set(row.openedPages),
          finishedSections: new Map(row.finishedSections.map(([id, ids]) => [id, new Set(ids)])),
        }
      );
    }),
  );
  return found.filter((progress) => progress !== null);
}
