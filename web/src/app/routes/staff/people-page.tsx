import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";

import {
  CoursePeople,
  coursePeopleQuery,
  SignUpSettings,
  signUpQuery,
} from "../../../features/course-people/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { CourseTabs } from "./course-tabs.tsx";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

/** `/authoring/courses/{courseId}/people` and `.../people/sign-up` */
export function PeoplePage() {
  const { courseId, panel } = useParams({
    from: "/signed-in/staff/authoring/courses/$courseId/people/{-$panel}",
  });
  return panel === "sign-up" ? (
    <SignUpScreen courseId={Number(courseId)} />
  ) : (
    <PeopleScreen courseId={Number(courseId)} />
  );
}

function PeopleScreen({ courseId }: { courseId: number }) {
  const { t } = useLingui();
  const query = useQuery(coursePeopleQuery(courseId));
  const name = t`People`;
  useDocumentTitle(name, query.data?.course.title);
  return (
    <StaffQueryScreen query={query}>
      {(people) => (
        <CourseScreen course={people.course} name={name}>
          <CoursePeople key={people.course.id} people={people} />
        </CourseScreen>
      )}
    </StaffQueryScreen>
  );
}

function SignUpScreen({ courseId }: { courseId: number }) {
  const { t } = useLingui();
  const query = useQuery(signUpQuery(courseId));
  const name = t`Sign-up and public page`;
  useDocumentTitle(name, query.data?.course.title);
  return (
    <StaffQueryScreen query={query}>
      {(signUp) => (
        <CourseScreen course={signUp.course} name={name}>
          <Link
            to="/authoring/courses/$courseId/people/{-$panel}"
            params={{ courseId: String(courseId) }}
            className="inline-flex min-h-11 items-center justify-self-start font-semibold text-accent hover:underline"
          >
            {t`Back to the people of the course`}
          </Link>
          <SignUpSettings key={courseId} signUp={signUp} />
        </CourseScreen>
      )}
    </StaffQueryScreen>
  );
}

interface CourseScreenProps {
  course: { id: number; title: string };
  /** Of the screen, for those who do not see the tabs. */
  name: string;
  children: ReactNode;
}

function CourseScreen({ course, name, children }: CourseScreenProps) {
  return (
    <div className="mx-auto grid w-full max-w-280 grid-cols-[minmax(0,1fr)] gap-8 px-4 pt-8 pb-24 sm:px-8">
      <div>
        <h1 className="mb-3 text-title font-bold wrap-anywhere">
          {course.title}
          <span className="sr-only">: {name}</span>
        </h1>
        <CourseTabs courseId={course.id} />
      </div>
      {children}
    </div>
  );
}
