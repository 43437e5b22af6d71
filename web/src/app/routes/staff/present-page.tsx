import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useEffect } from "react";

import {
  PresentedQuestionView,
  presentedQuestionQuery,
} from "../../../features/course-results/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

const ROUTE = "/authoring/courses/$courseId/present/{-$sectionId}";

/** `/authoring/courses/{courseId}/present/{sectionId}`, on a projector */
export function PresentPage() {
  const { courseId, sectionId } = useParams({ from: `/signed-in${ROUTE}` });
  const navigate = useNavigate();
  const query = useQuery(
    presentedQuestionQuery(Number(courseId), sectionId === undefined ? null : Number(sectionId)),
  );
  const shown = query.data?.section_id;
  useEffect(() => {
    if (sectionId !== undefined || shown === undefined) return;
    void navigate({ to: ROUTE, params: { courseId, sectionId: String(shown) }, replace: true });
  }, [courseId, navigate, sectionId, shown]);
  useDocumentTitle(query.data?.question, query.data?.course.title);
  return (
    <StaffQueryScreen query={query}>
      {(presented) => (
        <PresentedQuestionView
          key={presented.section_id}
          presented={presented}
          isOffline={query.isError}
          onGo={(to) =>
            void navigate({ to: ROUTE, params: { courseId, sectionId: String(to) }, replace: true })
          }
          onLeave={() =>
            void navigate({
              to: "/authoring/courses/$courseId/results/{-$panel}/{-$item}",
              params: { courseId, panel: "pages", item: String(presented.page.id) },
            })
          }
        />
      )}
    </StaffQueryScreen>
  );
}
