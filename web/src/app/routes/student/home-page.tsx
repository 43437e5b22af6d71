import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { enrolledCoursesQuery, StudentHome } from "../../../features/student-courses/index.ts";
import { useUser } from "../../../session/session-query.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentLayout } from "../../layouts/student-layout.tsx";
import { QueryScreen } from "../../screens/query-screen.tsx";

/** `/student`: what a student does next. */
export function HomePage() {
  const { t } = useLingui();
  const name = useUser()?.first_name ?? "";
  const home = useQuery(enrolledCoursesQuery);
  useDocumentTitle(t`Home`);
  return (
    <StudentLayout>
      <QueryScreen query={home} subject="courses">
        {(data) => <StudentHome home={data} name={name} />}
      </QueryScreen>
    </StudentLayout>
  );
}
