import type { StaffCourse } from "@paso/contract";

import { CourseRow } from "./course-row.tsx";

interface CourseRowsProps {
  courses: readonly StaffCourse[];
  /** IANA name of the zone the courses' dates are in. */
  timeZone: string;
}

/** The courses of the staff, with their figures. */
export function CourseRows({ courses, timeZone }: CourseRowsProps) {
  return (
    <ul className="overflow-hidden rounded-card border border-line bg-card">
      {courses.map((course) => (
        <li key={course.id} className="border-line not-first:border-t">
          <CourseRow course={course} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  );
}
