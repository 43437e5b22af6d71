import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useCallback } from "react";

import {
  courseMapQuery,
  CourseOverview,
  CourseSearch,
} from "../../../features/student-courses/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentMainLayout } from "../../layouts/student-main-layout.tsx";
import { QueryScreen } from "../../screens/query-screen.tsx";
import { StudentCourseTabs } from "./student-course-tabs.tsx";

const ROUTE = "/signed-in/student/courses/$courseId";

/** `/student/courses/{courseId}?q=`: the course map and its search results. */
export function MapPage() {
  const { t } = useLingui();
  const { courseId } = useParams({ from: ROUTE });
  const { q = "" } = useSearch({ from: ROUTE });
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
  const map = useQuery(courseMapQuery(courseId));
  useDocumentTitle(map.data?.course.title ?? t`Course map`);
  return (
    <StudentMainLayout>
      <QueryScreen query={map} subject={`course-${courseId}`}>
        {(data) => (
          <CourseOverview
            map={data}
            tabs={<StudentCourseTabs courseId={data.course.id} parts={data.parts} here={null} />}
            search={
              <CourseSearch
                courseId={data.course.id}
                language={data.course.language}
                query={q}
                onQuery={search}
              />
            }
          />
        )}
      </QueryScreen>
    </StudentMainLayout>
  );
}
