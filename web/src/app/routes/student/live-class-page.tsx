import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";

import { LiveClassPage as LiveClass, liveClassQuery } from "../../../features/live/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentMainLayout } from "../../layouts/student-main-layout.tsx";
import { QueryScreen } from "../../screens/query-screen.tsx";

const ROUTE = "/signed-in/student/live/$classId";

/** `/student/live/{classId}?date={occurrenceId}` */
export function LiveClassPage() {
  const { t } = useLingui();
  const { classId } = useParams({ from: ROUTE });
  const { date } = useSearch({ from: ROUTE });
  const liveClass = useQuery(liveClassQuery(Number(classId)));
  useDocumentTitle(t`Live class`, liveClass.data?.title);
  return (
    <StudentMainLayout>
      <QueryScreen query={liveClass} subject={`live-class-${classId}`}>
        {(data) => <LiveClass key={data.id} liveClass={data} occurrenceId={date} />}
      </QueryScreen>
    </StudentMainLayout>
  );
}
