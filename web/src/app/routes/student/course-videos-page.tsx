import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";

import { CourseVideos, courseVideosQuery } from "../../../features/course-videos/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentLayout } from "../../layouts/student-layout.tsx";
import { StudentNav } from "../../layouts/student-nav.tsx";
import { QueryScreen } from "../../screens/query-screen.tsx";

/** `/student/courses/{courseId}/videos` */
export function CourseVideosPage() {
  const { t } = useLingui();
  const { courseId } = useParams({ from: "/signed-in/student/courses/$courseId/videos" });
  const { data, error, isFetching, refetch } = useInfiniteQuery(
    courseVideosQuery(Number(courseId)),
  );
  const first = data?.pages[0];
  useDocumentTitle(t`Videos`, first?.course.title);
  return (
    <StudentLayout nav={<StudentNav />}>
      <QueryScreen
        query={{ data: first, error, isFetching, refetch }}
        subject={`course-videos-${courseId}`}
      >
        {({ course }) => <CourseVideos key={course.id} course={course} />}
      </QueryScreen>
    </StudentLayout>
  );
}
