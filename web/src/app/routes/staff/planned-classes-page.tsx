import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";

import { coursesQuery, PlannedClasses } from "../../../features/live-management/index.ts";
import { buttonClass } from "../../../ui/staff/button.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StaffRefusal } from "../../layouts/staff-refusal.tsx";
import { CourseScreen } from "./course-screen.tsx";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

/** `/authoring/live`, and the classes of one course at `/authoring/live?course={courseId}` */
export function PlannedClassesPage() {
  const { course } = useSearch({ from: "/signed-in/staff/authoring/live" });
  return course === undefined ? <AllClasses /> : <CourseClasses key={course} courseId={course} />;
}

function AllClasses() {
  const { t } = useLingui();
  const title = t`Live classes`;
  useDocumentTitle(title);
  return (
    <div className="mx-auto max-w-5xl px-5 pt-6 pb-24">
      <h1 className="mb-1 text-title font-bold">{title}</h1>
      <PlannedClasses courseId={null} />
    </div>
  );
}

function CourseClasses({ courseId }: { courseId: number }) {
  const { t } = useLingui();
  const query = useQuery(coursesQuery);
  const course = query.data?.courses.find(({ id }) => id === courseId);
  const name = t`Live classes`;
  useDocumentTitle(name, course?.title);
  return (
    <StaffQueryScreen query={query}>
      {() =>
        course ? (
          <CourseScreen course={course} name={name}>
            <PlannedClasses courseId={courseId}>
              <Link
                to="/authoring/courses/$courseId/live"
                params={{ courseId: String(courseId) }}
                className={buttonClass("quiet")}
              >
                {t`Services`}
              </Link>
            </PlannedClasses>
          </CourseScreen>
        ) : (
          <StaffRefusal isGone />
        )
      }
    </StaffQueryScreen>
  );
}
