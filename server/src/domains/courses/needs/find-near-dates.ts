import type { StaffNeed } from "@paso/contract";
import { sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { daysUntil, formatLocalDate } from "../../../platform/local-date.ts";
import type { AttendedCourse, NeedSource } from "./need-source.ts";

/** Days ahead that count as soon. */
const SOON = 7;
const DAY = 86_400_000;

/** Courses that begin within a week, and published ones that end within it while some have not finished. */
export const findNearDates: NeedSource = async (ctx, { courses }) => {
  const { timeZone } = ctx.site;
  const now = ctx.clock.now();
  const isNear = (at: Date | null): at is Date =>
    at !== null && at > now && at.getTime() - now.getTime() <= SOON * DAY;
  const edited = courses.filter(({ may }) => may("edit"));
  const beginning = edited.filter(({ startsAt }) => isNear(startsAt));
  const ending = edited.filter(({ status, endsAt }) => status === "published" && isNear(endsAt));
  const unfinished = await countUnfinished(ctx, ending);
  const about = ({ id, title }: AttendedCourse, at: Date | null) => {
    if (at === null) throw new Error("A course without dates is not near one.");
    return {
      course: { id, title },
      date: formatLocalDate(at, timeZone),
      in_days: daysUntil(at, now, timeZone),
    };
  };
  const begins = beginning.map((course): StaffNeed => ({
    kind: "begins",
    ...about(course, course.startsAt),
    redirect_to: `/authoring/courses/${course.id}`,
    is_published: course.status === "published",
  }));
  const ends = ending.flatMap((course): StaffNeed[] => {
    const left = unfinished.get(course.id) ?? 0;
    if (left === 0) return [];
    const redirect_to = `/authoring/courses/${course.id}/people`;
    return [{ kind: "ends", ...about(course, course.endsAt), redirect_to, unfinished: left }];
  });
  return [...begins, ...ends];
};

/** How many people have not finished, by course. */
async function countUnfinished(
  { database }: Parameters<NeedSource>[0],
  courses: readonly AttendedCourse[],
): Promise<ReadonlyMap<number, number>> {
  if (courses.length === 0) return new Map();
  const ids = courses.map(({ id }) => id);
  const { rows } = await database.execute<{ courseId: number; people: number }>(sql`
    select course_id as "courseId", count(*)::int as people from enrolments
    where ${isAnyOf(sql`course_id`, ids)} and finished_at is null group by course_id`);
  return new Map(rows.map(({ courseId, people }) => [courseId, people]));
}
