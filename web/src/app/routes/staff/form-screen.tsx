import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { useUser } from "../../../session/session-query.ts";
import { Alert } from "../../../ui/staff/alert.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";

interface FormScreenProps {
  title: string;
  /** The course to go back to; the list of courses without it. */
  courseId?: number | undefined;
  children: ReactNode;
}

/** Wraps a create or edit form: its title and a link back. Viewers learn that it is read-only. */
export function FormScreen({ title, courseId, children }: FormScreenProps) {
  const { t } = useLingui();
  const isViewer = useUser()?.role === "viewer";
  useDocumentTitle(title);
  const linkClass = "-ms-1 inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink";
  return (
    <div className="mx-auto grid max-w-180 gap-6 px-5 pt-6 pb-24">
      <div>
        {courseId === undefined ? (
          <Link to="/authoring/courses" className={linkClass}>
            <Icon name="back" />
            {t`All courses`}
          </Link>
        ) : (
          <Link
            to="/authoring/courses/$courseId"
            params={{ courseId: String(courseId) }}
            className={linkClass}
          >
            <Icon name="back" />
            {t`Course outline`}
          </Link>
        )}
        <h1 className="text-title font-bold">{title}</h1>
      </div>
      {isViewer ? (
        <Alert tone="calm" title={t`You can view courses, but not change them.`} />
      ) : (
        children
      )}
    </div>
  );
}
