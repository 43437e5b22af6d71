import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate, useParams } from "@tanstack/react-router";
import { Suspense, useMemo, useState } from "react";

import {
  countFinished,
  CoursePlayer,
  type PlayerSource,
} from "../../../features/course-player/index.ts";
import {
  dropSteps,
  previewAddress,
  PreviewBar,
  previewGraphicQuery,
  previewPageQuery,
  previewQuizQuery,
  takePreviewStep,
} from "../../../features/preview/index.ts";
import { lazyPart } from "../../../loading/lazy-part.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentLayout } from "../../layouts/student-layout.tsx";
import { QueryScreen } from "../../screens/query-screen.tsx";
import { PreviewOpinions } from "./preview-opinions.tsx";

const CodeBlocks = lazyPart(
  async () => (await import("../../../features/code-blocks/index.ts")).CodeBlocks,
);
const Pictures = lazyPart(
  async () => (await import("../../../features/pictures/index.ts")).Pictures,
);

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
              onLeave={(to) => void navigate({ href: to })}
              onMove={() => {}}
              onCourseFinished={() => {}}
            />
            <Suspense>
              <Pictures />
              <CodeBlocks />
            </Suspense>
          </>
        )}
      </QueryScreen>
    </StudentLayout>
  );
}

/** The player's calls, none of which the server stores. */
function previewSource(pageId: number): PlayerSource {
  return {
    page: previewPageQuery(pageId),
    advance: (section, answer, round) => takePreviewStep(pageId, section, answer, round),
    quizSummary: (sectionId) => previewQuizQuery(pageId, sectionId),
    address: previewAddress,
    userId: null,
    peers: { pageId: null, chart: previewGraphicQuery, Opinions: PreviewOpinions },
    Finish: null,
  };
}
