import { useLingui } from "@lingui/react/macro";
import type { StudentHome as Home } from "@paso/contract";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";

import { CourseRows } from "./course-rows.tsx";
import { DueList } from "./due-list.tsx";
import { Greeting } from "./greeting.tsx";
import { NoCourses } from "./no-courses.tsx";
import { ResumeCard } from "./resume-card.tsx";

interface StudentHomeProps {
  home: Home;
  /** The person's first name. */
  name: string;
  /** Answers to the user's opinions. */
  answers?: ReactNode;
  /** The user's requests to join courses, and links to more. */
  signUps?: ReactNode;
  /** Surveys to answer. */
  surveys?: ReactNode;
  /** Cards next to all this; null if there are none. */
  cards?: ReactNode;
}

/** Maximum courses on the home screen. */
const MOST_COURSES = 5;

/** A student's next step, due dates and courses; empty parts are omitted. */
export function StudentHome({ home, name, answers, signUps, surveys, cards }: StudentHomeProps) {
  const { t } = useLingui();
  const [now] = useState(() => new Date());
  const { courses, resume, due, time_zone: timeZone } = home;
  const open = courses.filter(({ finished }) => !finished);
  // If all courses are finished, those are listed.
  const listed = (open.length > 0 ? open : courses).slice(0, MOST_COURSES);
  const picture = courses.find(({ id }) => id === resume?.course_id)?.thumbnail ?? "";
  const hasCards = cards !== null && cards !== undefined;
  return (
    <div
      className={`mx-auto grid gap-11 px-5 pt-10 pb-24 ${hasCards ? "max-w-280" : "max-w-column"}`}
    >
      <Greeting name={name} now={now} />
      {courses.length === 0 && <NoCourses />}
      {resume && <ResumeCard resume={resume} picture={picture} />}
      <div
        className={`grid items-start gap-11 empty:hidden ${hasCards ? "lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14" : "grid-cols-[minmax(0,1fr)]"}`}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-11 empty:hidden">
          <DueList due={due} timeZone={timeZone} />
          {surveys}
          {answers}
          <CourseRows
            title={open.length > 0 ? t`Your courses` : t`Finished courses`}
            courses={listed}
            timeZone={timeZone}
            resumed={resume?.course_id}
            end={
              courses.length > listed.length && (
                <Link
                  to="/student/courses"
                  className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
                >
                  {t`All courses`}
                </Link>
              )
            }
          />
          {signUps}
        </div>
        {hasCards && <div className="grid grid-cols-[minmax(0,1fr)] gap-7">{cards}</div>}
      </div>
    </div>
  );
}
