import { useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate, useParams } from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";

import { ApiError } from "../../../api/index.ts";
import {
  countFinished,
  CoursePlayer,
  pageQuery,
  preloadDeferredParts,
  studentSource,
  useStepsOfOtherTabs,
} from "../../../features/course-player/index.ts";
import { lazyPart } from "../../../loading/lazy-part.tsx";
import { useUser } from "../../../session/session-query.ts";
import { HeaderAction } from "../../../ui/student/header-action.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { AccountMenuContent } from "../../layouts/account-menu.tsx";
import { StudentLayout } from "../../layouts/student-layout.tsx";
import { QueryScreen } from "../../screens/query-screen.tsx";
import { CourseFinish, PageOpinions, preloadOpinions } from "./page-opinions.tsx";

const loadParts = () => import("./notes-extras.ts");
const NotesDialog = lazyPart(async () => (await loadParts()).NotesDialog, { dialog: true });
const NotOpenYet = lazyPart(async () => (await import("./not-open-yet.tsx")).NotOpenYet);
const PageExtras = lazyPart(async () => (await loadParts()).PageExtras);

/** `/student/courses/{courseId}/pages/{pageId}` */
export function CoursePage() {
  const { t } = useLingui();
  const { courseId, pageId } = useParams({
    from: "/signed-in/student/courses/$courseId/pages/$pageId",
  });
  const fragment = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const userId = useUser()?.id ?? 0;
  const [notes, setNotes] = useState<"never opened" | "open" | "closed">(
    fragment === "notes" ? "open" : "never opened",
  );
  const query = useQuery(pageQuery(Number(pageId)));
  const { data: page, error } = query;
  const ownCourse = page?.course.id ?? Number(courseId);
  useDocumentTitle(page?.page.title, page?.course.title);
  useEffect(() => {
    // A page belongs to one course: corrects an address that names another.
    if (ownCourse !== Number(courseId)) {
      void navigate({ params: { courseId: String(ownCourse) }, hash: true, ...IN_PLACE });
    }
  }, [ownCourse, courseId, navigate]);
  useFetchOnFirstTouch();
  useStepsOfOtherTabs();

  return (
    <StudentLayout
      // Known from the address: avoids a layout shift when the page arrives.
      course={query.isError ? undefined : (page?.course ?? { id: Number(courseId), title: "" })}
      progress={page && { done: countFinished(page), total: page.total_sections }}
      actions={
        !query.isError && (
          <HeaderAction
            icon="notes"
            label={t`Notes`}
            disabled={!page}
            onClick={() => setNotes("open")}
          />
        )
      }
    >
      {!page && error instanceof ApiError && error.status === 409 ? (
        <Suspense>
          <NotOpenYet courseId={courseId} refusal={error.body} />
        </Suspense>
      ) : (
        <QueryScreen query={query} subject={pageId}>
          {(page) => (
            <>
              <CoursePlayer
                key={page.page.id}
                page={page}
                source={studentSource(page.page.id, userId, PageOpinions, CourseFinish)}
                cameAt={query.dataUpdatedAt}
                fragment={fragment}
                onLeave={(to) => void navigate({ href: to })}
                onMove={(hash) => void navigate({ hash, ...IN_PLACE })}
                // Refetched because the page's data offer the survey.
                onCourseFinished={() => void queryClient.invalidateQueries(pageQuery(page.page.id))}
              />
              <Suspense>
                <PageExtras page={page} />
                {notes !== "never opened" && (
                  <NotesDialog
                    open={notes === "open"}
                    onClose={() => setNotes("closed")}
                    pageId={page.page.id}
                    userId={userId}
                  />
                )}
              </Suspense>
            </>
          )}
        </QueryScreen>
      )}
    </StudentLayout>
  );
}

const IN_PLACE = { to: ".", replace: true, resetScroll: false, hashScrollIntoView: false } as const;

/** Fetches the rest at the first touch or key, so that an answer's result need not wait for its code. */
function useFetchOnFirstTouch(): void {
  useEffect(() => {
    const left = new AbortController();
    const fetchRest = () =>
      void Promise.all([preloadOpinions(), preloadDeferredParts(), AccountMenuContent.preload()]);
    for (const event of ["pointerdown", "keydown"]) {
      addEventListener(event, fetchRest, { once: true, signal: left.signal });
    }
    return () => left.abort();
  }, []);
}
