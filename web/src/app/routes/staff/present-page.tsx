import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

import {
  pageResultsPath,
  PresentedQuestionView,
  presentedQuestionQuery,
  presentPath,
  readStudentChoice,
} from "../../../features/course-results/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

/** `/authoring/courses/{courseId}/present/{sectionId}?group={groupId}`, on a projector */
export function PresentPage() {
  const params = useParams({
    from: "/signed-in/authoring/courses/$courseId/present/{-$sectionId}",
  });
  const courseId = Number(params.courseId);
  const sectionId = params.sectionId === undefined ? null : Number(params.sectionId);
  const { audience } = readStudentChoice(useSearch({ strict: false }));
  const navigate = useNavigate();
  const query = useQuery(presentedQuestionQuery(courseId, sectionId, audience.groupId));
  const go = (to: number) =>
    void navigate({ href: presentPath(courseId, to, audience), replace: true });
  const showFirst = useEffectEvent(go);
  const shown = query.data?.section_id;
  useEffect(() => {
    if (sectionId === null && shown !== undefined) showFirst(shown);
  }, [sectionId, shown]);
  useDocumentTitle(query.data?.question, query.data?.course.title);
  return (
    <StaffQueryScreen query={query}>
      {(presented) => (
        <PresentedQuestionView
          key={presented.section_id}
          presented={presented}
          isOffline={query.isError}
          onGo={go}
          onLeave={() =>
            void navigate({
              href: pageResultsPath(courseId, audience, {
                pageId: presented.page.id,
                sectionId: presented.section_id,
              }),
            })
          }
        />
      )}
    </StaffQueryScreen>
  );
}
