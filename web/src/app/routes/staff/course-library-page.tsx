import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { CourseLibrarySearch } from "../../../features/course-library-search/index.ts";
import { Icon } from "../../../ui/staff/icon.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";

/** `/authoring/library`: search across all one's courses. */
export function CourseLibraryPage() {
  const { t } = useLingui();
  useDocumentTitle(t`Search in all courses`);
  return (
    <div className="mx-auto grid max-w-column grid-cols-1 gap-6 px-5 pt-6 pb-24">
      <div>
        <Link
          to="/authoring"
          className="-ms-1 inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink"
        >
          <Icon name="back" />
          {t`All courses`}
        </Link>
        <h1 className="text-title font-bold">{t`Search in all courses`}</h1>
        <p className="mt-1 text-muted">
          {t`Pages and sections of every course you work on. To use one again, choose “From the library” in the section editor, or “Add page from the library” at a module.`}
        </p>
      </div>
      <CourseLibrarySearch />
    </div>
  );
}
