import { useLingui } from "@lingui/react/macro";
import type { StudentHome as Home } from "@paso/contract";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";

import { buttonClass } from "../../../ui/student/button.tsx";
import { CourseRows } from "./course-rows.tsx";
import { DueList } from "./due-list.tsx";
import { Greeting } from "./greeting.tsx";
import { NoCourses } from "./no-courses.tsx";
import { ResumeCard } from "./resume-card.tsx";

interface StudentHomeProps {
  home: Home;
  /** The person's first name. */
  name: string;
  /** What others answered to the person's opinions. */
  answers?: ReactNode;
  /** The ways to diplomas and to more courses, and what became of requests to join them. */
  signUps?: ReactNode;
  /** Surveys that ask the person. */
  surveys?: ReactNode;
}

/** What a student does next, what is due, and their courses; what is empty is left out. */
export function StudentHome({ home, name, answers, signUps, surveys }: StudentHomeProps) {
  const { t } = useLingui();
  const [now] = useState(() => new Date());
  const { courses, resume, due, time_zone: timeZone } = home;
  const open = courses.filter(({ finished }) => !finished);
  const finished = courses.filter((course) => course.finished);
  const rows = { timeZone, resumed: resume?.course_id };
  return (
    <div className="mx-auto grid max-w-column gap-11 px-5 pt-10 pb-24">
      <Greeting name={name} now={now} />
      {courses.length === 0 && <NoCourses />}
      {resume && <ResumeCard resume={resume} />}
      <DueList due={due} timeZone={timeZone} />
      {surveys}
      {answers}
      <CourseRows title={t`Your courses`} courses={open} {...rows} />
      <CourseRows title={t`Finished courses`} courses={finished} {...rows} />
      {signUps}
      {courses.length > 0 && (
        <Link to="/join/{-$code}" className={`${buttonClass("plain")} -ms-2 justify-self-start`}>
          {t`Join another course with a code`}
        </Link>
      )}
    </div>
  );
}
