import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";

import {
  CourseMenu,
  CourseOutline,
  outlineQuery,
  PreviewLink,
  PublishButton,
} from "../../../features/course-outline/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { HeaderActions } from "../../layouts/staff-header-actions.tsx";
import { CourseTabs } from "./course-tabs.tsx";
import { StaffQueryScreen } from "./staff-query-screen.tsx";
import { useGoSaved } from "./use-go-saved.ts";

/** `/authoring/courses/{courseId}`: the outline. */
export function OutlinePage() {
  const { t } = useLingui();
  const { courseId } = useParams({ from: "/signed-in/staff/authoring/courses/$courseId" });
  const query = useQuery(outlineQuery(Number(courseId)));
  const goSaved = useGoSaved();
  useDocumentTitle(query.data?.course.title ?? t`Course outline`);
  return (
    <StaffQueryScreen query={query}>
      {(outline) => (
        <>
          <HeaderActions>
            <CourseMenu outline={outline} onGo={goSaved} />
            <PreviewLink outline={outline} />
            <PublishButton outline={outline} />
          </HeaderActions>
          <CourseOutline
            key={outline.course.id}
            outline={outline}
            tabs={<CourseTabs courseId={outline.course.id} />}
          />
        </>
      )}
    </StaffQueryScreen>
  );
}
