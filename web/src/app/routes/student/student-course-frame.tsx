import type { CoursePartName } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { courseMapQuery } from "../../../features/student-courses/index.ts";
import { StudentMainLayout } from "../../layouts/student-main-layout.tsx";
import { QueryScreen } from "../../screens/query-screen.tsx";
import { StudentCourseTabs } from "./student-course-tabs.tsx";

interface StudentCourseFrameProps {
  courseId: string;
  part: CoursePartName;
  /** The part's name. */
  name: string;
  children: ReactNode;
}

/** A part of a course other than its map, below the same title and tabs. */
export function StudentCourseFrame({ courseId, part, name, children }: StudentCourseFrameProps) {
  const map = useQuery(courseMapQuery(courseId));
  return (
    <StudentMainLayout>
      <QueryScreen query={map} subject={`course-${courseId}`}>
        {({ course, parts }) => (
          <div className="mx-auto w-full max-w-column px-5 pt-10 pb-24">
            <h1 className="text-title font-bold wrap-anywhere">
              <span className="block text-small font-normal text-muted">{name}</span>
              <span lang={course.language}>{course.title}</span>
            </h1>
            <StudentCourseTabs courseId={course.id} parts={parts} here={part} />
            <div className="mt-6">{children}</div>
          </div>
        )}
      </QueryScreen>
    </StudentMainLayout>
  );
}
