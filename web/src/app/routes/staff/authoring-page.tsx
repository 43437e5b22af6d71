import { useLingui } from "@lingui/react/macro";
import type { Today } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
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
import { buttonClass } from "../../../ui/staff/button.tsx";
import { EmptyState } from "../../../ui/staff/empty-state.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

const OwnSurveys = lazyPart(
  async () => (await import("../../../features/surveys/index.ts")).OwnSurveys,
);

/** `/authoring`: where staff begin. Those who write courses find what to do next, others their courses. */
export function AuthoringPage() {
  const today = useQuery(todayQuery);
  return (
    <StaffQueryScreen query={today}>
      {(data) => (data.may_create ? <AuthorsToday today={data} /> : <ViewedCourses today={data} />)}
    </StaffQueryScreen>
  );
}

function AuthorsToday({ today }: { today: Today }) {
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
      {isEmpty ? (
        <>
          <FirstSteps importButton={button} mayAddPeople={isAdmin} />
          {report}
        </>
      ) : (
        <NeedList today={today} />
      )}
      <Suspense>
        <OwnSurveys />
      </Suspense>
      <section aria-labelledby="courses" className="grid gap-4">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 id="courses" className="text-question font-semibold">
            {isAdmin ? t`Courses of this site` : t`My courses`}
          </h2>
          <div className="flex flex-wrap gap-3">
            <Link to="/authoring/trash" className={buttonClass("quiet")}>
              <Icon name="trash" />
              {t`Trash`}
            </Link>
            {!isEmpty && (
              <>
                {button}
                <Link to="/authoring/courses/new" className={buttonClass("quiet")}>
                  <Icon name="add" />
                  {t`New course`}
                </Link>
              </>
            )}
          </div>
        </div>
        {!isEmpty && report}
        {isEmpty ? (
          <p className="text-muted">{t`They will be listed here, with how their students are doing.`}</p>
        ) : (
          <CourseRows courses={today.courses} timeZone={today.time_zone} />
        )}
      </section>
    </div>
  );
}

/** For those who look on. */
function ViewedCourses({ today }: { today: Today }) {
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
        <OwnSurveys />
      </Suspense>
      {today.courses.length === 0 ? (
        <EmptyState
          title={t`There are no courses here yet`}
          text={t`As soon as someone writes one, it appears here with its figures.`}
        />
      ) : (
        <CourseRows courses={today.courses} timeZone={today.time_zone} />
      )}
    </div>
  );
}
