import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";

import {
  CourseDesign,
  courseDesignQuery,
  courseDiplomasQuery,
  DiplomaList,
} from "../../../features/diploma-management/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { CourseScreen } from "./course-screen.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

/** `/authoring/courses/{courseId}/diplomas` and `.../diplomas/design` */
export function CourseDiplomasPage() {
  const { courseId, panel } = useParams({
    from: "/signed-in/staff/authoring/courses/$courseId/diplomas/{-$panel}",
  });
  if (panel === undefined) return <ListScreen courseId={Number(courseId)} />;
  return panel === "design" ? <DesignScreen courseId={Number(courseId)} /> : <NothingHere />;
}

function ListScreen({ courseId }: { courseId: number }) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useInfiniteQuery(courseDiplomasQuery(courseId));
  const first = data?.pages[0];
  const name = t`Diplomas`;
  useDocumentTitle(name, first?.course.title);
  return (
    <StaffQueryScreen query={{ data: first, error, isFetching, refetch }}>
      {({ course }) => (
        <CourseScreen course={course} name={name}>
          <DiplomaList key={courseId} courseId={courseId} />
        </CourseScreen>
      )}
    </StaffQueryScreen>
  );
}

function DesignScreen({ courseId }: { courseId: number }) {
  const { t } = useLingui();
  const query = useQuery(courseDesignQuery(courseId));
  const name = t`Diplomas`;
  useDocumentTitle(name, query.data?.course.title);
  return (
    <StaffQueryScreen query={query}>
      {(state) => (
        <CourseScreen course={state.course} name={name}>
          <CourseDesign key={courseId} state={state} />
        </CourseScreen>
      )}
    </StaffQueryScreen>
  );
}
