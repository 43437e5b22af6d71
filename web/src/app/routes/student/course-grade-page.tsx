import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";

import { CourseGrade, ownGradeQuery } from "../../../features/course-grade/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { QueryScreen } from "../../screens/query-screen.tsx";
import { StudentCourseFrame } from "./student-course-frame.tsx";

/** `/student/courses/{courseId}/grade` */
export function CourseGradePage() {
  const { t } = useLingui();
  const { courseId } = useParams({ from: "/signed-in/student/courses/$courseId/grade" });
  const query = useQuery(ownGradeQuery(Number(courseId)));
  useDocumentTitle(t`Grade`);
  return (
    <StudentCourseFrame courseId={courseId} part="grade" name={t`Grade`}>
      <QueryScreen query={query} subject={`grade-${courseId}`} isPart>
        {(own) => <CourseGrade own={own} />}
      </QueryScreen>
    </StudentCourseFrame>
  );
}
