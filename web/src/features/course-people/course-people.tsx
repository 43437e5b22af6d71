import type { CoursePeople as People } from "@paso/contract";

import { AddStudents } from "./add-students.tsx";
import { StaffList } from "./staff-list.tsx";
import { StudentList } from "./student-list.tsx";

/** Everybody in a course: its staff, its students, and the way in. */
export function CoursePeople({ people }: { people: People }) {
  const courseId = people.course.id;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-11">
      {people.may_manage_students && <AddStudents courseId={courseId} />}
      <StaffList people={people} />
      <StudentList people={people} />
    </div>
  );
}
