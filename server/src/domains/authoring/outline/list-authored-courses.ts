import { asc, sql } from "drizzle-orm";

import { courses, enrolments, modules, pages } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { visibleTo } from "../../courses/index.ts";

/**
 * The courses a person works on, drafts included, with how large they are. The query builder leaves
 * names of tables out where only one is selected from, so the inner queries write their own.
 */
export function listAuthoredCourses(ctx: Context, actor: Actor) {
  return ctx.database
    .select({
      id: courses.id,
      order: courses.order,
      title: courses.title,
      thumbnail: courses.thumbnail,
      thumbnailFileId: courses.thumbnailFileId,
      startsAt: courses.startsAt,
      endsAt: courses.endsAt,
      status: courses.status,
      pages: sql<number>`(
        select count(*)::int from ${pages} p join ${modules} m on m.id = p.module_id
        where p.course_id = courses.id and p.deleted_at is null and m.deleted_at is null)`,
      students: sql<number>`(
        select count(*)::int from ${enrolments} e where e.course_id = courses.id)`,
    })
    .from(courses)
    .where(visibleTo(ctx, actor))
    .orderBy(asc(courses.order), asc(courses.id));
}
