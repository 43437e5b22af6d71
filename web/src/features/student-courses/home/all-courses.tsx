import { useLingui } from "@lingui/react/macro";
import type { StudentHome } from "@paso/contract";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { buttonClass } from "../../../ui/student/button.tsx";
import { CourseRows } from "./course-rows.tsx";
import { NoCourses } from "./no-courses.tsx";

interface AllCoursesProps {
  home: Pick<StudentHome, "courses" | "time_zone">;
  /** Links to more courses. */
  signUps?: ReactNode;
}

/** Every course the student takes or took, and links to more. */
export function AllCourses({ home, signUps }: AllCoursesProps) {
  const { t } = useLingui();
  const { courses, time_zone: timeZone } = home;
  const rows = { timeZone, resumed: undefined };
  return (
    <div className="mx-auto grid max-w-column gap-11 px-5 pt-10 pb-24">
      <h1 className="text-title font-bold">{t`Courses`}</h1>
      {courses.length === 0 && <NoCourses />}
      <CourseRows
        title={t`Your courses`}
        courses={courses.filter(({ finished }) => !finished)}
        {...rows}
      />
      <CourseRows
        title={t`Finished courses`}
        courses={courses.filter(({ finished }) => finished)}
        {...rows}
      />
      {signUps}
      {courses.length > 0 && (
        <Link to="/join/{-$code}" className={`${buttonClass("plain")} -ms-2 justify-self-start`}>
          {t`Join another course with a code`}
        </Link>
      )}
    </div>
  );
}
