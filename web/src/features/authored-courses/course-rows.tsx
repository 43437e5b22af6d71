import { useLingui } from "@lingui/react/macro";
import type { EndpointOutput, listAuthoredCourses } from "@paso/contract";

import { EmptyState } from "../../ui/staff/empty-state.tsx";
import { CourseRow } from "./course-row.tsx";

/** The courses of the authoring area. */
export function CourseRows({ list }: { list: EndpointOutput<typeof listAuthoredCourses> }) {
  const { t } = useLingui();
  if (list.courses.length === 0) {
    return (
      <EmptyState
        title={t`There are no courses here yet`}
        text={
          list.may_create
            ? t`Create one, or import a course archive. Its outline opens then, to be filled with modules and pages.`
            : t`A course appears here once you are assigned to it.`
        }
      />
    );
  }
  return (
    <ul className="overflow-hidden rounded-card border border-line bg-card">
      {list.courses.map((course) => (
        <li key={course.id} className="border-line not-first:border-t">
          <CourseRow course={course} timeZone={list.time_zone} />
        </li>
      ))}
    </ul>
  );
}
