import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";

/** A course's current state, compared with that from which its figures were computed. */
export interface CourseState extends Record<string, unknown> {
  version: number;
  groups: number;
  enrolled: number;
  sections: number;
  /** When anyone enrolled last took a step, to the microsecond. */
  lastStepAt: string | null;
  /** When the figures were computed; null if they never were. */
  computedAt: string | null;
  /** Whether the course has the same sections, people and steps as then. */
  isSame: boolean;
}

/** Maximum possible steps of students in a course whose figures are computed synchronously. */
const MOST_WAITED_FOR = 50_000;
const MINUTE = 60_000;
/**
 * Milliseconds for which figures are shown unchanged, after a step was taken and without one: likes
 * and comments are not steps.
 */
const SHOWN = {
  small: { changed: 0, same: MINUTE },
  large: { changed: MINUTE, same: 10 * MINUTE },
};

/** Null if the course is gone. */
export async function findCourseState(
  { database }: Context,
  courseId: number,
): Promise<CourseState | null> {
  const { rows } = await database.execute<CourseState>(sql`
    select c.version, divided.groups, taken.enrolled, taken.last_step_at as "lastStepAt",
      (select count(*)::int from pages p join sections s on s.page_id = p.id
        where p.course_id = c.id and p.deleted_at is null and s.deleted_at is null) as sections,
      r.computed_at as "computedAt",
      coalesce(r.version = c.version and r.groups = divided.groups and r.enrolled = taken.enrolled
        and r.last_step_at is not distinct from date_trunc('milliseconds', taken.last_step_at), false) as "isSame"
    from courses c
    cross join lateral (
      select count(*)::int as enrolled, max(e.last_step_at) as last_step_at
      from enrolments e where e.course_id = c.id
    ) taken
    cross join lateral (
      select count(*)::int as groups from groups g where g.course_id = c.id
    ) divided
    left join course_results r on r.course_id = c.id
    where c.id = ${courseId} and c.deleted_at is null`);
  return rows[0] ?? null;
}

/** Whether the figures of so many people can be computed synchronously. */
export function isSmall({
  enrolled,
  sections,
}: Pick<CourseState, "enrolled" | "sections">): boolean {
  return enrolled * sections <= MOST_WAITED_FOR;
}

/** Whether figures may be shown as they are, without computing new ones. */
export function isCurrent(state: CourseState, now: Date): boolean {
  if (state.computedAt === null) return false;
  const shown = isSmall(state) ? SHOWN.small : SHOWN.large;
  const age = now.getTime() - Date.parse(state.computedAt);
  return age < (state.isSame ? shown.same : shown.changed);
}
