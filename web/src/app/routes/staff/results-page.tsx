import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";

import {
  ClassPreparation,
  courseResultsQuery,
  GradeList,
  PageResultsView,
  pageResultsQuery,
  readGroup,
  readIssuePeople,
  ResultsOverview,
  StudentList,
  StudentWayView,
  studentWayQuery,
} from "../../../features/course-results/index.ts";
import { WebhookSettings } from "../../../features/webhooks/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { NothingHere } from "../../screens/not-found-screen.tsx";
import { CourseScreen } from "./course-screen.tsx";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

const ROUTE = "/signed-in/staff/authoring/courses/$courseId/results/{-$panel}/{-$item}";

/** `/authoring/courses/{courseId}/results?group={groupId}` , `.../results/pages/{pageId}`, `.../results/students/{userId}` */
export function ResultsPage() {
  const { t } = useLingui();
  const { courseId, panel, item } = useParams({ from: ROUTE });
  const search: Record<string, unknown> = useSearch({ strict: false });
  const groupId = readGroup(search);
  const query = useQuery(courseResultsQuery(Number(courseId), groupId));
  const name = t`Results`;
  useDocumentTitle(name, query.data?.course.title);
  if (!isPanel(panel, item)) return <NothingHere />;
  return (
    <StaffQueryScreen query={query}>
      {(results) => (
        <CourseScreen course={results.course} name={name}>
          {panel === "pages" && item !== undefined ? (
            <PagePanel courseId={results.course.id} pageId={Number(item)} groupId={groupId} />
          ) : panel === "students" && item !== undefined ? (
            <WayPanel courseId={results.course.id} userId={Number(item)} groupId={groupId} />
          ) : panel === "class" ? (
            <ClassPreparation courseId={results.course.id} groupId={groupId} />
          ) : panel === "grades" ? (
            <GradeList results={results} groupId={groupId} />
          ) : panel === "webhooks" ? (
            <WebhookPanel courseId={results.course.id} />
          ) : panel === "students" ? (
            <StudentList results={results} groupId={groupId} people={readIssuePeople(search)} />
          ) : (
            <ResultsOverview results={results} groupId={groupId} isBusy={query.isPlaceholderData} />
          )}
        </CourseScreen>
      )}
    </StaffQueryScreen>
  );
}

/** What stands below a course's results: lists, and one of a list's items. */
const PANELS = {
  lists: [undefined, "students", "class", "grades", "webhooks"],
  items: ["pages", "students"],
};

function isPanel(panel: string | undefined, item: string | undefined): boolean {
  if (item === undefined) return PANELS.lists.includes(panel);
  return panel !== undefined && PANELS.items.includes(panel);
}

function WebhookPanel({ courseId }: { courseId: number }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="webhooks" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h2 id="webhooks" className="text-question font-semibold">{t`Webhooks`}</h2>
        <p className="mt-1 max-w-prose text-muted">
          {t`Servers that are told of what happens in this course.`}
        </p>
      </div>
      <WebhookSettings owner={courseId} />
    </section>
  );
}

interface PagePanelProps {
  courseId: number;
  pageId: number;
  groupId: number | null;
}

function PagePanel({ courseId, pageId, groupId }: PagePanelProps) {
  const query = useQuery(pageResultsQuery(courseId, pageId, groupId));
  return (
    <StaffQueryScreen query={query}>
      {(results) => (
        <PageResultsView key={pageId} courseId={courseId} groupId={groupId} results={results} />
      )}
    </StaffQueryScreen>
  );
}

interface WayPanelProps {
  courseId: number;
  userId: number;
  groupId: number | null;
}

function WayPanel({ courseId, userId, groupId }: WayPanelProps) {
  const query = useQuery(studentWayQuery(courseId, userId));
  return (
    <StaffQueryScreen query={query}>
      {(way) => <StudentWayView key={userId} courseId={courseId} groupId={groupId} way={way} />}
    </StaffQueryScreen>
  );
}
