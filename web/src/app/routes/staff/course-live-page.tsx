import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";

import {
  LiveProviderSettings,
  liveProvidersQuery,
} from "../../../features/live-providers/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { CourseScreen } from "./course-screen.tsx";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

/** `/authoring/courses/{courseId}/live` */
export function CourseLivePage() {
  const { t } = useLingui();
  const params = useParams({ from: "/signed-in/staff/authoring/courses/$courseId/live" });
  const courseId = Number(params.courseId);
  const query = useQuery(liveProvidersQuery(courseId));
  const name = t`Live classes`;
  useDocumentTitle(name, query.data?.course?.title);
  return (
    <StaffQueryScreen query={query}>
      {({ course }) =>
        course && (
          <CourseScreen course={course} name={name} isAtServices>
            <div className="max-w-xl">
              <h2 className="mb-4 text-question font-semibold">{t`Services`}</h2>
              <LiveProviderSettings key={courseId} courseId={courseId} />
            </div>
          </CourseScreen>
        )
      }
    </StaffQueryScreen>
  );
}
