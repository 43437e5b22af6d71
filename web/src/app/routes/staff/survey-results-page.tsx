import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";

import { CourseSurveyResults, surveyResultsQuery } from "../../../features/course-survey/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { CourseScreen } from "./course-screen.tsx";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

/** `/authoring/courses/{courseId}/survey` */
export function SurveyResultsPage() {
  const { t } = useLingui();
  const { courseId } = useParams({ from: "/signed-in/staff/authoring/courses/$courseId/survey" });
  const query = useQuery(surveyResultsQuery(Number(courseId), null));
  const name = t`Survey`;
  useDocumentTitle(name, query.data?.course.title);
  return (
    <StaffQueryScreen query={query}>
      {(results) => (
        <CourseScreen course={results.course} name={name}>
          <CourseSurveyResults key={results.course.id} results={results} />
        </CourseScreen>
      )}
    </StaffQueryScreen>
  );
}
