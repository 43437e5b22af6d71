import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";

import {
  CoursePeople,
  coursePeopleQuery,
  SignUpSettings,
  signUpQuery,
} from "../../../features/course-people/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { CourseScreen } from "./course-screen.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

const ROUTE = "/signed-in/staff/authoring/courses/$courseId/people/{-$panel}";

/** `/authoring/courses/{courseId}/people?students=quiet` and `.../people/sign-up` */
export function PeoplePage() {
  const { courseId, panel } = useParams({ from: ROUTE });
  if (panel === undefined) return <PeopleScreen courseId={Number(courseId)} />;
  return panel === "sign-up" ? <SignUpScreen courseId={Number(courseId)} /> : <NothingHere />;
}

function PeopleScreen({ courseId }: { courseId: number }) {
  const { t } = useLingui();
  const { students } = useSearch({ from: ROUTE });
  const query = useQuery(coursePeopleQuery(courseId));
  const name = t`People`;
  useDocumentTitle(name, query.data?.course.title);
  return (
    <StaffQueryScreen query={query}>
      {(people) => (
        <CourseScreen course={people.course} name={name}>
          <CoursePeople key={people.course.id} people={people} showsQuiet={students === "quiet"} />
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
            params={{ courseId: String(courseId), panel: undefined }}
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
