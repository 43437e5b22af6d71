import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";

import { outlineQuery } from "../../../features/course-outline/api.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

/** `/authoring/courses/{courseId}`: the outline. */
export function OutlinePage() {
  const { t } = useLingui();
  const { courseId } = useParams({ from: "/signed-in/staff/authoring/courses/$courseId" });
  const outline = useQuery(outlineQuery(Number(courseId)));
  useDocumentTitle(outline.data?.course.title ?? t`Course outline`);
  return (
    <StaffQueryScreen query={outline}>
      {({ course }) => <h1 className="text-title font-bold">{course.title}</h1>}
    </StaffQueryScreen>
  );
}
