import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { authoredCoursesQuery } from "../../../features/authored-courses/api.ts";
import { AuthoredCourseList } from "../../../features/authored-courses/authored-course-list.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentLayout } from "../../layouts/student-layout.tsx";
import { QueryScreen } from "../../query-screen.tsx";

/** `/authoring`: where staff begin. */
export function AuthoringPage() {
  const { t } = useLingui();
  const courses = useQuery(authoredCoursesQuery);
  useDocumentTitle(t`Courses`);
  return (
    <StudentLayout>
      <QueryScreen query={courses} subject="courses">
        {(data) => (
          <div className="mx-auto grid max-w-column gap-6 px-5 pt-10 pb-24">
            <h1 className="text-title font-bold">{t`Courses`}</h1>
            <Alert tone="calm" title={t`Courses are written in files for now`}>
              <p className="text-muted">
                <Trans>
                  To add a course, import its archive on the server with{" "}
                  <code>npx paso import FILE_OR_FOLDER</code>; to change one, export it with{" "}
                  <code>npx paso export COURSE FILE</code>, edit the archive and import it as a new
                  course.
                </Trans>
              </p>
            </Alert>
            <AuthoredCourseList courses={data.courses} />
          </div>
        )}
      </QueryScreen>
    </StudentLayout>
  );
}
