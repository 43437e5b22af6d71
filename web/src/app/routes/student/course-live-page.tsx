import { useLingui } from "@lingui/react/macro";
import { useParams } from "@tanstack/react-router";

import { CourseClasses } from "../../../features/live/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentCourseFrame } from "./student-course-frame.tsx";

/** `/student/courses/{courseId}/live` */
export function CourseLivePage() {
  const { t } = useLingui();
  const { courseId } = useParams({ from: "/signed-in/student/courses/$courseId/live" });
  useDocumentTitle(t`Live classes`);
  return (
    <StudentCourseFrame courseId={courseId} part="live" name={t`Live classes`}>
      <CourseClasses key={courseId} courseId={Number(courseId)} />
    </StudentCourseFrame>
  );
}
