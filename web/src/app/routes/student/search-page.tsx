import { useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";

import { OwnCoursesSearch } from "../../../features/student-courses/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentMainLayout } from "../../layouts/student-main-layout.tsx";

/** `/student/search?q=`: results of a search across one's courses. */
export function SearchPage() {
  const { t } = useLingui();
  const { q = "" } = useSearch({ from: "/signed-in/student/search" });
  const navigate = useNavigate();
  const search = useCallback(
    (query: string) =>
      void navigate({
        to: ".",
        search: query === "" ? {} : { q: query },
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  useDocumentTitle(t`Search`);
  return (
    <StudentMainLayout>
      <OwnCoursesSearch query={q} onQuery={search} />
    </StudentMainLayout>
  );
}
