import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";

import {
  CatalogueList,
  CoursePage,
  cataloguePageQuery,
} from "../../../features/catalogue/index.ts";
import { useUser } from "../../../session/session-query.ts";
import { StudentMainLayout } from "../../layouts/student-main-layout.tsx";
import { VisitorLayout } from "../../layouts/visitor-layout.tsx";
import { QueryScreen } from "../../screens/query-screen.tsx";

/** `/catalogue` and `/catalogue/{courseId}`: the public parts need no session. */
export function CataloguePage() {
  const { courseId } = useParams({ from: "/catalogue/{-$courseId}" });
  const content =
    courseId === undefined ? <CatalogueList /> : <OneCourse courseId={Number(courseId)} />;
  return useUser() === null ? (
    <VisitorLayout>{content}</VisitorLayout>
  ) : (
    <StudentMainLayout>{content}</StudentMainLayout>
  );
}

function OneCourse({ courseId }: { courseId: number }) {
  const query = useQuery(cataloguePageQuery(courseId));
  return (
    <QueryScreen query={query} subject={String(courseId)}>
      {(page) => <CoursePage key={page.course.id} page={page} />}
    </QueryScreen>
  );
}
