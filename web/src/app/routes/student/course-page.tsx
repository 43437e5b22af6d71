import { useLingui } from "@lingui/react/macro";
import type { StudentSection } from "@paso/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate, useParams } from "@tanstack/react-router";
import { type ReactNode, Suspense, lazy, useEffect, useState } from "react";

import { chosenOptions } from "../../../features/course-player/answers/choose-option.ts";
import { sectionOptions } from "../../../features/course-player/answers/section-options.ts";
import { pageQuery } from "../../../features/course-player/api.ts";
import { CoursePlayer } from "../../../features/course-player/course-player.tsx";
import { countFinished } from "../../../features/course-player/progress/apply-advance.ts";
import { useUser } from "../../../session/session-query.ts";
import { HeaderAction } from "../../../ui/student/header-action.tsx";
import { Loading } from "../../../ui/student/loading.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentLayout } from "../../layouts/student-layout.tsx";
import { QueryScreen } from "../../query-screen.tsx";

// Nobody needs these before an answer or a press: they stay out of the page's first load.
const loadChart = () => import("../../../features/charts/answer-chart.tsx");
const loadOpinions = () => import("../../../features/opinions/opinion-list.tsx");
const loadNotes = () => import("../../../features/notes/notes-dialog.tsx");
const AnswerChart = lazy(async () => ({ default: (await loadChart()).AnswerChart }));
const OpinionList = lazy(async () => ({ default: (await loadOpinions()).OpinionList }));
const NotesDialog = lazy(async () => ({ default: (await loadNotes()).NotesDialog }));

/** `/student/courses/{courseId}/pages/{pageId}` */
export function CoursePage() {
  const { t } = useLingui();
  const { pageId } = useParams({ from: "/signed-in/student/courses/$courseId/pages/$pageId" });
  const fragment = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const userId = useUser()?.id ?? 0;
  const [notes, setNotes] = useState<"never opened" | "open" | "closed">("never opened");
  const query = useQuery(pageQuery(Number(pageId)));
  const page = query.data;
  useDocumentTitle(page?.page.title, page?.course.title);
  useFetchOnFirstTouch();

  return (
    <StudentLayout
      course={page?.course}
      progress={page && { done: countFinished(page), total: page.total_sections }}
      actions={
        page && <HeaderAction icon="notes" label={t`Notes`} onClick={() => setNotes("open")} />
      }
    >
      <QueryScreen query={query} subject={pageId}>
        {(page) => (
          <>
            <CoursePlayer
              key={page.page.id}
              page={page}
              userId={userId}
              fragment={fragment}
              renderMates={renderMates}
              onLeave={(to) => void navigate({ href: to })}
              // The survey is offered by the page as the server now has it.
              onCourseFinished={() => void queryClient.invalidateQueries(pageQuery(page.page.id))}
            />
            {notes !== "never opened" && (
              <Suspense>
                <NotesDialog
                  open={notes === "open"}
                  onClose={() => setNotes("closed")}
                  pageId={page.page.id}
                  userId={userId}
                />
              </Suspense>
            )}
          </>
        )}
      </QueryScreen>
    </StudentLayout>
  );
}

/** Fetches the rest at the first touch or key, so that an answer's result need not wait for its code. */
function useFetchOnFirstTouch(): void {
  useEffect(() => {
    const left = new AbortController();
    const fetchRest = () => void Promise.allSettled([loadChart(), loadOpinions(), loadNotes()]);
    for (const event of ["pointerdown", "keydown"]) {
      addEventListener(event, fetchRest, { once: true, signal: left.signal });
    }
    return () => left.abort();
  }, []);
}

/** What course mates answered, once its code is there; null where nothing is to be shown. */
function renderMates(section: StudentSection): ReactNode {
  const mates = matesOf(section);
  return mates && <Suspense fallback={<Loading />}>{mates}</Suspense>;
}

/** What course mates answered, as the question has it; null for surveys, the key and the workbook. */
function matesOf(section: StudentSection): ReactNode {
  const { question_id: questionId, graphic_type: type } = section;
  if (questionId === null) return null;
  if (type === "bar" || type === "pie") {
    return (
      <AnswerChart
        questionId={questionId}
        type={type}
        options={sectionOptions(section)}
        chosen={chosenOptions(section, section.answer ?? "")}
      />
    );
  }
  return type === "opinions" && !section.workbook_only ? (
    <OpinionList questionId={questionId} />
  ) : null;
}
