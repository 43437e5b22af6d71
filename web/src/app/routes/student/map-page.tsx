import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";

import { courseMapQuery } from "../../../features/student-courses/api.ts";
import { CourseOverview } from "../../../features/student-courses/course-overview.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentLayout } from "../../layouts/student-layout.tsx";
import { QueryScreen } from "../../query-screen.tsx";

/** `/student/courses/{courseId}`: the course map. */
export function MapPage() {
  const { t } = useLingui();
  const { courseId } = useParams({ from: "/signed-in/student/courses/$courseId" });
  const map = useQuery(courseMapQuery(courseId));
  useDocumentTitle(map.data?.course.title ?? t`Course map`);
  return (
    <StudentLayout>
      <QueryScreen query={map} subject={`course-${courseId}`}>
        {(data) => <CourseOverview map={data} />}
      </QueryScreen>
    </StudentLayout>
  );
}
