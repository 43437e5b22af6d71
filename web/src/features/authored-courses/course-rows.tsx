import { useLingui } from "@lingui/react/macro";
import type { EndpointOutput, listAuthoredCourses } from "@paso/contract";

import { CourseRow } from "./course-row.tsx";

/** The courses of the authoring area. */
export function CourseRows({ list }: { list: EndpointOutput<typeof listAuthoredCourses> }) {
  const { t } = useLingui();
  if (list.courses.length === 0) {
    return (
      <div className="rounded-card border border-dashed border-edge px-6 py-12 text-center">
        <p className="font-semibold">{t`There are no courses here yet`}</p>
        <p className="mx-auto mt-1 max-w-prose text-muted">
          {list.may_create
            ? t`Create one, or import a course archive. Its outline opens then, to be filled with modules and pages.`
            : t`A course appears here once you are assigned to it.`}
        </p>
      </div>
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
