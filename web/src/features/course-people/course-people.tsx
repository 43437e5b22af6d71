import type { CoursePeople as People } from "@paso/contract";

import { AddStudents } from "./add-students.tsx";
import { GroupList } from "./group-list.tsx";
import { InvitationList } from "./invitation-list.tsx";
import { RequestList } from "./request-list.tsx";
import { StaffList } from "./staff-list.tsx";
import { StudentList } from "./student-list.tsx";

interface CoursePeopleProps {
  people: People;
  /** Whether the list of students initially shows only quiet ones. */
  showsQuiet: boolean;
}

/** Everyone in a course: staff, groups, students, and how to join. */
export function CoursePeople({ people, showsQuiet }: CoursePeopleProps) {
  const courseId = people.course.id;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-11">
      {people.may_manage_students && <AddStudents courseId={courseId} groups={people.groups} />}
      {people.may_manage_students && <RequestList people={people} />}
      {people.may_manage_students && <InvitationList people={people} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-11 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <StaffList people={people} />
        <GroupList people={people} />
      </div>
      <StudentList people={people} showsQuiet={showsQuiet} />
    </div>
  );
}
