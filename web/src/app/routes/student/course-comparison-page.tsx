import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";

import { comparisonQuery, CourseComparison } from "../../../features/course-comparison/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { QueryScreen } from "../../screens/query-screen.tsx";
import { StudentCourseFrame } from "./student-course-frame.tsx";

const ROUTE = "/signed-in/student/courses/$courseId/compare";

/** `/student/courses/{courseId}/compare` */
export function CourseComparisonPage() {
  const { t } = useLingui();
  const { courseId } = useParams({ from: ROUTE });
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate();
  const query = useQuery(comparisonQuery(Number(courseId), search));
  useDocumentTitle(t`Class and me`);
  return (
    <StudentCourseFrame courseId={courseId} part="compare" name={t`Class and me`}>
      <QueryScreen query={query} subject={`compare-${courseId}`} isPart>
        {(comparison) => (
          <CourseComparison
            comparison={comparison}
            isBusy={query.isPlaceholderData}
            onScope={(chosen) =>
              void navigate({ to: ".", search: chosen, replace: true, resetScroll: false })
            }
          />
        )}
      </QueryScreen>
    </StudentCourseFrame>
  );
}
