import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";

import { libraryQuery, VideoLibrary } from "../../../features/video-libraries/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { CourseScreen } from "./course-screen.tsx";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

/** `/authoring/courses/{courseId}/videos` */
export function CourseVideosPage() {
  const { t } = useLingui();
  const { courseId } = useParams({ from: "/signed-in/staff/authoring/courses/$courseId/videos" });
  const owner = Number(courseId);
  const { data, error, isFetching, refetch } = useInfiniteQuery(
    libraryQuery(owner, { search: "", tag: null }),
  );
  const course = data?.pages[0]?.course;
  const name = t`Videos`;
  useDocumentTitle(name, course?.title);
  return (
    <StaffQueryScreen query={{ data: course, error, isFetching, refetch }}>
      {(shown) => (
        <CourseScreen course={shown} name={name}>
          <VideoLibrary key={owner} owner={owner} />
        </CourseScreen>
      )}
    </StaffQueryScreen>
  );
}
