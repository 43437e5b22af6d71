import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { todayQuery, useImportCourse } from "../../../features/authored-courses/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { CourseList } from "./course-list.tsx";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

/** `/authoring/courses`: the courses that an author sees. */
export function CoursesPage() {
  const { t } = useLingui();
  const today = useQuery(todayQuery);
  const { button, report } = useImportCourse();
  useDocumentTitle(t`Courses`);
  return (
    <StaffQueryScreen query={today}>
      {(data) => (
        <div className="mx-auto w-full max-w-280 px-5 pt-10 pb-24">
          <CourseList
            today={data}
            heading="h1"
            importButton={data.may_create && button}
            importReport={report}
          />
        </div>
      )}
    </StaffQueryScreen>
  );
}
