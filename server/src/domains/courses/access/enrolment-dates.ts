import { enrolments, groups } from "../../../database/tables/index.ts";
import type { CourseContent } from "../content/course-content.ts";

/** Dates that override the course's for one enrolled person; null for no override. */
export interface EnrolmentDates {
  groupStartsAt: Date | null;
  groupEndsAt: Date | null;
  /** The person's own end, which takes precedence over the group's. */
  ownEndsAt: Date | null;
}

/** {@link EnrolmentDates} as columns of a statement on enrolments with their groups. */
export const enrolmentDates = {
  groupStartsAt: groups.startsAt,
  groupEndsAt: groups.endsAt,
  ownEndsAt: enrolments.endsAt,
};

/**
 * A course with the dates that apply to one person. Modules keep theirs, except that a person's own
 * end also extends modules that would have ended before.
 */
export function withEnrolmentDates(
  course: CourseContent,
  { groupStartsAt, groupEndsAt, ownEndsAt }: EnrolmentDates,
): CourseContent {
  if (!groupStartsAt && !groupEndsAt && !ownEndsAt) return course;
  const dated = {
    ...course,
    startsAt: groupStartsAt ?? course.startsAt,
    endsAt: ownEndsAt ?? groupEndsAt ?? course.endsAt,
  };
  if (!ownEndsAt) return dated;
  const modules = course.modules.map((module) =>
    module.endsAt && module.endsAt < ownEndsAt ? { ...module, endsAt: ownEndsAt } : module,
  );
  return { ...dated, modules, modulesById: new Map(modules.map((module) => [module.id, module])) };
}
