import { useLingui } from "@lingui/react/macro";
import { useParams } from "@tanstack/react-router";

import { CourseVideos } from "../../../features/course-videos/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentCourseFrame } from "./student-course-frame.tsx";

/** `/student/courses/{courseId}/videos` */
export function CourseVideosPage() {
  const { t } = useLingui();
  const { courseId } = useParams({ from: "/signed-in/student/courses/$courseId/videos" });
  useDocumentTitle(t`Videos`);
  return (
    <StudentCourseFrame courseId={courseId} part="videos" name={t`Videos`}>
      <CourseVideos key={courseId} courseId={Number(courseId)} />
    </StudentCourseFrame>
  );
}
