import { useLingui } from "@lingui/react/macro";
import type { Today } from "@paso/contract";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { CourseRows } from "../../../features/authored-courses/index.ts";
import { useUser } from "../../../session/session-query.ts";
import { buttonClass } from "../../../ui/staff/button.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { CourseLibraryLink } from "./course-library-link.tsx";

interface CourseListProps {
  today: Pick<Today, "courses" | "time_zone">;
  heading: "h1" | "h2";
  /** The button that imports a course. */
  importButton: ReactNode;
  /** Progress and outcome of an import. */
  importReport: ReactNode;
}

/** The courses of an author, and the ways to add one. */
export function CourseList({
  today,
  heading: Heading,
  importButton,
  importReport,
}: CourseListProps) {
  const { t } = useLingui();
  const role = useUser()?.role;
  return (
    <section aria-labelledby="courses" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Heading
          id="courses"
          className={Heading === "h1" ? "text-title font-bold" : "text-question font-semibold"}
        >
          {role === "admin" ? t`Courses of this site` : t`My courses`}
        </Heading>
        <div className="flex flex-wrap gap-3">
          {today.courses.length > 0 && <CourseLibraryLink />}
          {role !== "viewer" && (
            <Link to="/authoring/trash" className={buttonClass("quiet")}>
              <Icon name="trash" />
              {t`Trash`}
            </Link>
          )}
          {importButton}
          {importButton && (
            <Link to="/authoring/courses/new" className={buttonClass("quiet")}>
              <Icon name="add" />
              {t`New course`}
            </Link>
          )}
        </div>
      </div>
      {importReport}
      {today.courses.length === 0 ? (
        <p className="text-muted">{t`They will be listed here, with how their students are doing.`}</p>
      ) : (
        <CourseRows courses={today.courses} timeZone={today.time_zone} />
      )}
    </section>
  );
}
