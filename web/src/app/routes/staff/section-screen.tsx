import { useLingui } from "@lingui/react/macro";
import { skipToken, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useMemo, useState } from "react";

import {
  editSectionsAddress,
  outlineQuery,
  OutlineSidebar,
  pageHistoryAddress,
} from "../../../features/course-outline/index.ts";
import { useUser } from "../../../session/session-query.ts";
import { PathLink } from "../../../ui/path-link.tsx";
import { Alert } from "../../../ui/staff/alert.tsx";
import { Button, buttonClass } from "../../../ui/staff/button.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { SectionLibraryContext } from "../../../video-library/section-library.ts";

interface SectionScreenProps {
  title: string;
  /** Where in the course this is. */
  subtitle?: string | false;
  /** The pickers that select the subject. */
  pickers: ReactNode;
  /** The course to go back to; the list of courses without it. */
  courseId?: number | undefined;
  /** The current page, marked in the outline alongside. */
  pageId?: number | undefined;
  /** Of the current page, once it is known. */
  pageTitle?: string | undefined;
  /** Shown to those who may only read; a default note unless given. */
  forReaders?: ReactNode;
  children: ReactNode;
}

/** Wraps an editor of sections: the course's outline, a link back, the pickers, the rows. */
export function SectionScreen({
  title,
  subtitle,
  pickers,
  courseId,
  pageId,
  pageTitle = "",
  forReaders,
  children,
}: SectionScreenProps) {
  const { t } = useLingui();
  // On a phone the pickers would fill the screen.
  const [isPicking, setPicking] = useState(false);
  const isViewer = useUser()?.role === "viewer";
  const outline = useQuery({
    ...outlineQuery(courseId ?? 0),
    ...(courseId === undefined && { queryFn: skipToken }),
  });
  useDocumentTitle(title);
  const library = useMemo(
    () => (courseId === undefined ? null : { courseId, pageTitle }),
    [courseId, pageTitle],
  );
  const back = (
    <>
      <Icon name="back" />
      {courseId === undefined ? t`All courses` : t`Course outline`}
    </>
  );
  const linkClass = "-ms-1 inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink";
  return (
    <div className="section-screen lg:grid lg:grid-cols-[20.5rem_minmax(0,1fr)]">
      {outline.data ? (
        <OutlineSidebar
          outline={outline.data}
          addressOf={editSectionsAddress}
          currentPage={pageId}
        />
      ) : (
        // Reserves its space, to avoid a layout shift when the outline arrives.
        <div className="border-e border-line bg-card max-lg:hidden" />
      )}
      <div className="mx-auto grid w-full max-w-225 grid-cols-1 content-start gap-6 px-4 pt-4 pb-32 sm:px-8">
        <div>
          {courseId === undefined ? (
            <Link to="/authoring" className={linkClass}>
              {back}
            </Link>
          ) : (
            <Link
              to="/authoring/courses/$courseId"
              params={{ courseId: String(courseId) }}
              className={linkClass}
            >
              {back}
            </Link>
          )}
          {subtitle && <p className="text-muted">{subtitle}</p>}
          <div className="flex items-start justify-between gap-3">
            <h1 className="text-[1.75rem] leading-tight font-bold wrap-anywhere">{title}</h1>
            {pageId !== undefined && (
              <PathLink
                path={pageHistoryAddress(pageId)}
                className={`${buttonClass("plain")} -my-1 text-small`}
              >
                <Icon name="clock" />
                {t`History`}
              </PathLink>
            )}
          </div>
        </div>
        {isViewer || outline.data?.may_edit === false ? (
          (forReaders ?? (
            <Alert tone="calm" title={t`You can view courses, but not change them.`} />
          ))
        ) : (
          <>
            {pageId !== undefined && !isPicking && (
              <div className="sm:hidden">
                <Button variant="quiet" onPress={() => setPicking(true)}>
                  {t`Another page…`}
                </Button>
              </div>
            )}
            <div
              className={`grid items-start gap-4 md:auto-cols-fr md:grid-flow-col ${pageId === undefined || isPicking ? "" : "max-sm:hidden"}`}
            >
              {pickers}
            </div>
            <SectionLibraryContext value={library}>{children}</SectionLibraryContext>
          </>
        )}
      </div>
    </div>
  );
}
