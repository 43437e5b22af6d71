import { useLingui } from "@lingui/react/macro";

import { LibraryHits } from "../../course-library/library-hits.tsx";
import { PathLink } from "../../ui/path-link.tsx";
import { buttonClass } from "../../ui/staff/button.tsx";

/** Searches pages and sections in all the user's courses, and links to them. */
export function CourseLibrarySearch() {
  const { t } = useLingui();
  return (
    <LibraryHits
      renderActions={({ title_line: title, course, page }) => (
        <PathLink
          path={`/authoring/courses/${course.id}#page-${page.id}`}
          className={`${buttonClass("plain")} text-small`}
        >
          {t`In the outline`}
          <span className="sr-only">
            : <span lang={course.language}>{title}</span>
          </span>
        </PathLink>
      )}
    />
  );
}
