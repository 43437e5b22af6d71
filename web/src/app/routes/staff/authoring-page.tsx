import { useLingui } from "@lingui/react/macro";
import type { Today } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";

import {
  CourseRows,
  FirstSteps,
  NeedList,
  todayQuery,
  useImportCourse,
} from "../../../features/authored-courses/index.ts";
import { lazyPart } from "../../../loading/lazy-part.tsx";
import { useUser } from "../../../session/session-query.ts";
import { EmptyState } from "../../../ui/staff/empty-state.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { CourseLibraryLink } from "./course-library-link.tsx";
import { CourseList } from "./course-list.tsx";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

const NextClassCard = lazyPart(
  async () => (await import("../../../features/home-cards/index.ts")).NextClassCard,
);

const OwnSurveys = lazyPart(
  async () => (await import("../../../features/surveys/index.ts")).OwnSurveys,
);

/** `/authoring`: the start screen of staff. Authors see their next tasks, others their courses. */
export function AuthoringPage() {
  const today = useQuery(todayQuery);
  return (
    <StaffQueryScreen query={today}>
      {(data) =>
        data.may_create ? (
          <AuthorsToday today={data} receivedAt={today.dataUpdatedAt} />
        ) : (
          <ViewedCourses today={data} receivedAt={today.dataUpdatedAt} />
        )
      }
    </StaffQueryScreen>
  );
}

interface TodayProps {
  today: Today;
  /** When it was received, by the device's clock, in milliseconds. */
  receivedAt: number;
}

function AuthorsToday({ today, receivedAt }: TodayProps) {
  const { t, i18n } = useLingui();
  const { button, report } = useImportCourse();
  const [now] = useState(() => new Date());
  const isAdmin = useUser()?.role === "admin";
  useDocumentTitle(t`Today`);
  const day = new Intl.DateTimeFormat(i18n.locale === "en" ? "en-GB" : i18n.locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
  }).format(now);
  const isEmpty = today.courses.length === 0;
  return (
    <div className="mx-auto grid max-w-280 gap-10 px-5 pt-10 pb-24">
      <div>
        <p className="text-muted first-letter:uppercase">{day}</p>
        <h1 className="text-title font-bold">{t`Today`}</h1>
      </div>
      <div
        className={`grid items-start gap-10 ${today.next_class ? "lg:grid-cols-[minmax(0,1fr)_21rem]" : "grid-cols-[minmax(0,1fr)]"}`}
      >
        {isEmpty ? (
          <div className="grid gap-10">
            <FirstSteps importButton={button} mayAddPeople={isAdmin} />
            {report}
          </div>
        ) : (
          <NeedList today={today} />
        )}
        {today.next_class && (
          <Suspense>
            <NextClassCard next={today.next_class} now={today.now} receivedAt={receivedAt} />
          </Suspense>
        )}
      </div>
      <Suspense>
        <OwnSurveys />
      </Suspense>
      <CourseList
        today={today}
        heading="h2"
        importButton={!isEmpty && button}
        importReport={!isEmpty && report}
      />
    </div>
  );
}

/** For viewers, who cannot edit. */
function ViewedCourses({ today, receivedAt }: TodayProps) {
  const { t } = useLingui();
  useDocumentTitle(t`Courses`);
  return (
    <div className="mx-auto grid max-w-280 gap-6 px-5 pt-10 pb-24">
      <div>
        <h1 className="text-title font-bold">{t`Courses`}</h1>
        <p className="mt-1 max-w-prose text-muted">
          {t`You see how each course is doing and what is in it. Only its staff can change it.`}
        </p>
      </div>
      <Suspense>
        {today.next_class && (
          <div className="max-w-96">
            <NextClassCard next={today.next_class} now={today.now} receivedAt={receivedAt} />
          </div>
        )}
        <OwnSurveys />
      </Suspense>
      {today.courses.length === 0 ? (
        <EmptyState
          title={t`There are no courses here yet`}
          text={t`As soon as someone writes one, it appears here with its figures.`}
        />
      ) : (
        <>
          <div>
            <CourseLibraryLink />
          </div>
          <CourseRows courses={today.courses} timeZone={today.time_zone} />
        </>
      )}
    </div>
  );
}
