import type { EnrolledCourse } from "@paso/contract";
import { type ReactNode, useId } from "react";

import { CourseRow } from "./course-row.tsx";

interface CourseRowsProps {
  title: string;
  courses: readonly EnrolledCourse[];
  /** IANA name of the zone the courses' dates are in. */
  timeZone: string;
  /** The course offered to resume above: its row has no button. */
  resumed: number | undefined;
  /** Content next to the heading, such as a link to more. */
  end?: ReactNode;
}

/** Some of the student's courses under a heading; nothing if there are none. */
export function CourseRows({ title, courses, timeZone, resumed, end }: CourseRowsProps) {
  const id = useId();
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="text-question font-semibold">
          {title}
        </h2>
        {end}
      </div>
      <ul className="mt-3 border-t border-line">
        {courses.map((course) => (
          <li key={course.id} className="border-b border-line">
            <CourseRow course={course} timeZone={timeZone} isResumed={course.id === resumed} />
          </li>
        ))}
      </ul>
    </section>
  );
}
