import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";

import { courses, liveClasses, liveOccurrences } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { mayAttend } from "../access/may-attend.ts";

const DAY = 86_400_000;
/** How far back a calendar goes. */
const PAST = 92 * DAY;
/** Maximum number of dates in one calendar. */
const MOST = 2_000;

const columns = {
  id: liveOccurrences.id,
  classId: liveOccurrences.classId,
  startsAt: liveOccurrences.startsAt,
  endsAt: liveOccurrences.endsAt,
  cancelledAt: liveOccurrences.cancelledAt,
  sequence: liveOccurrences.sequence,
  createdAt: liveOccurrences.createdAt,
  updatedAt: liveOccurrences.updatedAt,
  title: liveClasses.title,
  text: liveClasses.text,
  courseTitle: courses.title,
};

/** All dates of a class. */
export function listDatesOfClass(ctx: Context, classId: number) {
  return select(ctx)
    .where(eq(liveClasses.id, classId))
    .orderBy(...IN_ORDER);
}

/** Dates of all classes that a person may attend or hosts. */
export function listDatesOfPerson(ctx: Context, userId: number) {
  const now = ctx.clock.now();
  // `mayAttend` is written for the alias `c`, as raw SQL statements use it.
  const attended = sql`exists (
    select from live_classes c
    where c.id = ${liveClasses.id} and ${mayAttend(userId, sql`${now.toISOString()}::timestamptz`)})`;
  return select(ctx)
    .where(
      and(
        gt(liveOccurrences.startsAt, new Date(now.getTime() - PAST)),
        isNull(courses.deletedAt),
        attended,
      ),
    )
    .orderBy(...IN_ORDER)
    .limit(MOST);
}

const IN_ORDER = [asc(liveOccurrences.startsAt), asc(liveOccurrences.id)];

function select({ database }: Context) {
  return database
    .select(columns)
    .from(liveOccurrences)
    .innerJoin(liveClasses, eq(liveClasses.id, liveOccurrences.classId))
    .leftJoin(courses, eq(courses.id, liveClasses.courseId));
}

/** A date as a calendar shows it. */
export type CalendarRow = Awaited<ReturnType<typeof listDatesOfClass>>[number];
