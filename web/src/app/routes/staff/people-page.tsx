import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";

import { CoursePeople, coursePeopleQuery } from "../../../features/course-people/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { CourseTabs } from "./course-tabs.tsx";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

/** `/authoring/courses/{courseId}/people` */
export function PeoplePage() {
  const { t } = useLingui();
  const { courseId } = useParams({ from: "/signed-in/staff/authoring/courses/$courseId/people" });
  const query = useQuery(coursePeopleQuery(Number(courseId)));
  useDocumentTitle(t`People`, query.data?.course.title);
  return (
    <StaffQueryScreen query={query}>
      {(people) => (
        <div className="mx-auto grid w-full max-w-280 grid-cols-[minmax(0,1fr)] gap-8 px-4 pt-8 pb-24 sm:px-8">
          <div>
            <h1 className="mb-3 text-title font-bold wrap-anywhere">
              {people.course.title}
              <span className="sr-only">: {t`People`}</span>
            </h1>
            <CourseTabs courseId={people.course.id} />
          </div>
          <CoursePeople key={people.course.id} people={people} />
        </div>
      )}
    </StaffQueryScreen>
  );
}
