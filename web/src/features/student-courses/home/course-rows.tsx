import type { EnrolledCourse } from "@paso/contract";
import { useId } from "react";

import { CourseRow } from "./course-row.tsx";

interface CourseRowsProps {
  title: string;
  courses: readonly EnrolledCourse[];
  /** IANA name of the zone the courses' dates are in. */
  timeZone: string;
  /** The course that is gone on with above: its row has no button. */
  resumed: number | undefined;
}

/** Some of the student's courses under a heading; nothing where there are none. */
export function CourseRows({ title, courses, timeZone, resumed }: CourseRowsProps) {
  const id = useId();
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-question font-semibold">
        {title}
      </h2>
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
