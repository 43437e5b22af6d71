import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { CourseList, enrolledCoursesQuery } from "../../../features/student-courses/index.ts";
import { useUser } from "../../../session/session-query.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentLayout } from "../../layouts/student-layout.tsx";
import { QueryScreen } from "../../screens/query-screen.tsx";

/** `/student`: the courses one is enrolled in. */
export function HomePage() {
  const { t } = useLingui();
  const name = useUser()?.first_name ?? "";
  const courses = useQuery(enrolledCoursesQuery);
  useDocumentTitle(t`Your courses`);
  return (
    <StudentLayout>
      <QueryScreen query={courses} subject="courses">
        {(data) => (
          <div className="mx-auto max-w-column px-5 pt-10 pb-24">
            <p className="text-small text-muted">{t`Hello, ${name}`}</p>
            <h1 className="mb-8 text-title font-bold">{t`Your courses`}</h1>
            <CourseList courses={data.courses} timeZone={data.time_zone} />
          </div>
        )}
      </QueryScreen>
    </StudentLayout>
  );
}
