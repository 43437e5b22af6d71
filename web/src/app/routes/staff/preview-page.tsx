import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate, useParams } from "@tanstack/react-router";
import { useMemo, useState } from "react";

import { CoursePlayer } from "../../../features/course-player/course-player.tsx";
import type { PlayerSource } from "../../../features/course-player/player-source.ts";
import { countFinished } from "../../../features/course-player/progress/apply-advance.ts";
import {
  previewGraphicQuery,
  previewOpinionsQuery,
  previewPageQuery,
  previewQuizQuery,
  takePreviewStep,
} from "../../../features/preview/api.ts";
import { previewAddress } from "../../../features/preview/preview-address.ts";
import { PreviewBar } from "../../../features/preview/preview-bar.tsx";
import { dropSteps } from "../../../features/preview/preview-steps.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentLayout } from "../../layouts/student-layout.tsx";
import { QueryScreen } from "../../query-screen.tsx";
import { renderMates } from "../student/section-mates.tsx";

/** `/authoring/preview/pages/{pageId}`: the student's own screen, with an invented class. */
export function PreviewPage() {
  const params = useParams({ from: "/signed-in/authoring/preview/pages/$pageId" });
  const pageId = Number(params.pageId);
  const fragment = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [round, setRound] = useState(0);
  const query = useQuery(previewPageQuery(pageId));
  const page = query.data;
  useDocumentTitle(page?.page.title, page?.course.title);
  const source = useMemo(() => previewSource(pageId), [pageId]);

  function startOver(): void {
    dropSteps(pageId);
    void queryClient
      .resetQueries(previewPageQuery(pageId))
      .then(() => setRound((current) => current + 1));
  }

  return (
    <StudentLayout progress={page && { done: countFinished(page), total: page.total_sections }}>
      <QueryScreen query={query} subject={params.pageId}>
        {(page) => (
          <>
            <PreviewBar page={page} onStartOver={startOver} />
            <CoursePlayer
              key={`${page.page.id} ${round}`}
              page={page}
              source={source}
              cameAt={query.dataUpdatedAt}
              fragment={fragment}
              renderMates={(section, advance) =>
                renderMates(section, advance, {
                  chart: previewGraphicQuery,
                  opinions: previewOpinionsQuery,
                })
              }
              onLeave={(to) => void navigate({ href: to })}
              onMove={() => {}}
              onCourseFinished={() => {}}
            />
          </>
        )}
      </QueryScreen>
    </StudentLayout>
  );
}

/** The player's calls, of which the server stores nothing. */
function previewSource(pageId: number): PlayerSource {
  return {
    page: previewPageQuery(pageId),
    advance: (section, answer, round) => takePreviewStep(pageId, section, answer, round),
    quizSummary: (sectionId) => previewQuizQuery(pageId, sectionId),
    address: previewAddress,
    userId: null,
  };
}
