import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";

import { recallsQuery, RecallView } from "../../../features/recall/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentMainLayout } from "../../layouts/student-main-layout.tsx";
import { QueryScreen } from "../../screens/query-screen.tsx";

/** `/student/courses/{courseId}/again` */
export function RecallPage() {
  const { t } = useLingui();
  const { courseId } = useParams({ from: "/signed-in/student/courses/$courseId/again" });
  const recalls = useQuery(recallsQuery(Number(courseId)));
  useDocumentTitle(t`What has stayed with you?`);
  return (
    <StudentMainLayout>
      <QueryScreen query={recalls} subject={`course-${courseId}`}>
        {(data) => <RecallView key={data.latest?.number} recalls={data} />}
      </QueryScreen>
    </StudentMainLayout>
  );
}
