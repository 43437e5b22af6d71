import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { OwnSignUps } from "../../../features/catalogue/index.ts";
import { AllCourses, enrolledCoursesQuery } from "../../../features/student-courses/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentMainLayout } from "../../layouts/student-main-layout.tsx";
import { QueryScreen } from "../../screens/query-screen.tsx";

/** `/student/courses`: one's current and past courses. */
export function CoursesPage() {
  const { t } = useLingui();
  const home = useQuery(enrolledCoursesQuery);
  useDocumentTitle(t`Courses`);
  return (
    <StudentMainLayout areas={home.isError ? undefined : (home.data?.areas ?? null)}>
      <QueryScreen query={home} subject="courses">
        {(data) => (
          <AllCourses
            home={data}
            signUps={(data.areas.requests ?? data.areas.catalogue) && <OwnSignUps />}
          />
        )}
      </QueryScreen>
    </StudentMainLayout>
  );
}
