import { sql } from "drizzle-orm";

import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { finishCourse } from "./finish-course.ts";

/** People per statement. */
const BATCH = 200;

interface Finisher extends Record<string, unknown> {
  userId: number;
  courseId: number;
  missedPages: number;
}

/**
 * Finishes courses for people who have no page left because the others have closed, as no further step
 * of theirs will. Skips people who never finished a page.
 */
export async function finishClosedCourses(ctx: Context): Promise<void> {
  for (;;) {
    const finishers = await findFinishers(ctx);
    for (const finisher of finishers) {
      await withTransaction(ctx, (inner) => finishCourse(inner, finisher));
    }
    if (finishers.length < BATCH) return;
  }
}

/** The rule of `isCourseDone`, for everyone at once. */
async function findFinishers({ database, clock }: Context): Promise<Finisher[]> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const { rows } = await database.execute<Finisher>(sql`
    with ending as (
      select c.id from courses c
      where c.status = 'published' and c.deleted_at is null and exists (
        select from modules m
        where m.course_id = c.id and m.deleted_at is null and m.ends_at <= ${now})
    ), lesson as not materialized (
      select p.id, p.course_id, m.ends_at
      from ending join pages p on p.course_id = ending.id join modules m on m.id = p.module_id
      where p.deleted_at is null and m.deleted_at is null
        and exists (select from sections s where s.page_id = p.id and s.deleted_at is null)
    )
    select e.user_id as "userId", e.course_id as "courseId", (
        select count(*)::int from lesson l
        where l.course_id = e.course_id and not ${isFinished}) as "missedPages"
    from ending join enrolments e on e.course_id = ending.id
    where e.finished_at is null and e.finished_pages > 0
      and not exists (
        select from lesson l
        where l.course_id = e.course_id and not ${isFinished}
          and (l.ends_at is null or greatest(l.ends_at, e.ends_at) > ${now}))
    order by e.user_id, e.course_id
    limit ${BATCH}`);
  return rows;
}

const isFinished = sql`exists (
  select from page_finishes f
  where f.user_id = e.user_id and f.course_id = e.course_id and f.page_id = l.id)`;
