import { useLingui } from "@lingui/react/macro";
import type { CourseResults } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";

import {
  AllResultsLink,
  type Audience,
  ClassPreparation,
  courseResultsQuery,
  GradeList,
  PageResultsView,
  pageResultsQuery,
  readStudentChoice,
  ResultsOverview,
  type StudentChoice,
  StudentList,
  StudentWayView,
  studentWayQuery,
} from "../../../features/course-results/index.ts";
import { WebhookSettings } from "../../../features/webhooks/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { CourseScreen } from "./course-screen.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

const ROUTE = "/signed-in/staff/authoring/courses/$courseId/results/{-$panel}/{-$item}";

/** `/authoring/courses/{courseId}/results?group={groupId}`, `?from={day}&to={day}` , `.../results/pages/{pageId}`, `.../results/students/{userId}` */
export function ResultsPage() {
  const { t } = useLingui();
  const { courseId, panel, item } = useParams({ from: ROUTE });
  const search: Record<string, unknown> = useSearch({ strict: false });
  const choice = readStudentChoice(search);
  const { audience } = choice;
  const query = useQuery(courseResultsQuery(Number(courseId), audience));
  const name = t`Results`;
  useDocumentTitle(name, query.data?.course.title);
  if (!isPanel(panel, item)) return <NothingHere />;
  return (
    <StaffQueryScreen query={query}>
      {(results) => (
        <CourseScreen course={results.course} name={name}>
          {panel === "pages" && item !== undefined ? (
            <PagePanel results={results} pageId={Number(item)} audience={audience} />
          ) : panel === "students" && item !== undefined ? (
            <WayPanel results={results} userId={Number(item)} choice={choice} />
          ) : panel === "class" ? (
            <ClassPreparation courseId={results.course.id} audience={audience} />
          ) : panel === "grades" ? (
            <GradeList results={results} audience={audience} />
          ) : panel === "webhooks" ? (
            results.may_connect ? (
              <WebhookPanel courseId={results.course.id} audience={audience} />
            ) : (
              <NothingHere />
            )
          ) : panel === "students" ? (
            <StudentList results={results} choice={choice} />
          ) : (
            <ResultsOverview
              results={results}
              audience={audience}
              isBusy={query.isPlaceholderData}
            />
          )}
        </CourseScreen>
      )}
    </StaffQueryScreen>
  );
}

/** The panels below a course's results: lists, and an item of each. */
const PANELS = {
  lists: [undefined, "students", "class", "grades", "webhooks"],
  items: ["pages", "students"],
};

function isPanel(panel: string | undefined, item: string | undefined): boolean {
  if (item === undefined) return PANELS.lists.includes(panel);
  return panel !== undefined && PANELS.items.includes(panel);
}

function WebhookPanel({ courseId, audience }: { courseId: number; audience: Audience }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="webhooks" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <AllResultsLink courseId={courseId} audience={audience} />
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
  results: CourseResults;
  pageId: number;
  audience: Audience;
}

function PagePanel({ results: { course, groups }, pageId, audience }: PagePanelProps) {
  const query = useQuery(pageResultsQuery(course.id, pageId, audience));
  return (
    <StaffQueryScreen query={query}>
      {(results) => (
        <PageResultsView
          key={pageId}
          courseId={course.id}
          groups={groups}
          audience={audience}
          results={results}
        />
      )}
    </StaffQueryScreen>
  );
}

interface WayPanelProps {
  results: CourseResults;
  userId: number;
  choice: StudentChoice;
}

function WayPanel({ results: { course, groups }, userId, choice }: WayPanelProps) {
  const query = useQuery(studentWayQuery(course.id, userId));
  return (
    <StaffQueryScreen query={query}>
      {(way) => (
        <StudentWayView
          key={userId}
          courseId={course.id}
          groups={groups}
          choice={choice}
          way={way}
        />
      )}
    </StaffQueryScreen>
  );
}
