import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";

import {
  Workbook,
  type WorkbookFilters,
  workbooksQuery,
} from "../../../features/workbook/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentMainLayout } from "../../layouts/student-main-layout.tsx";
import { QueryScreen } from "../../screens/query-screen.tsx";

const ROUTE = "/signed-in/student/workbook/{-$courseId}";

/** `/student/workbook/{courseId}`: one's own book, of one course or of all. */
export function WorkbookPage() {
  const { t } = useLingui();
  const { courseId } = useParams({ from: ROUTE });
  const filters = useSearch({ from: ROUTE });
  const navigate = useNavigate();
  const books = useQuery(workbooksQuery);
  useDocumentTitle(t`Workbook`);
  const narrow = useCallback(
    (search: WorkbookFilters) =>
      void navigate({ to: ".", search, replace: true, resetScroll: false }),
    [navigate],
  );
  return (
    <StudentMainLayout>
      <QueryScreen query={books} subject="workbook">
        {(data) => (
          <Workbook
            books={data}
            courseId={courseId === undefined ? null : Number(courseId)}
            filters={filters}
            onFilters={narrow}
            onCourse={(id) =>
              void navigate({
                to: "/student/workbook/{-$courseId}",
                params: { courseId: id === null ? undefined : String(id) },
                search: filters,
                resetScroll: false,
              })
            }
          />
        )}
      </QueryScreen>
    </StudentMainLayout>
  );
}
