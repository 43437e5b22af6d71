import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { OwnSignUps } from "../../../features/catalogue/index.ts";
import { NewsCard, NextClassCard } from "../../../features/home-cards/index.ts";
import { AnswerList, useAnswers } from "../../../features/notifications/index.ts";
import { enrolledCoursesQuery, StudentHome } from "../../../features/student-courses/index.ts";
import { OwnSurveys } from "../../../features/surveys/index.ts";
import { useUser } from "../../../session/session-query.ts";
import { Loading } from "../../../ui/student/loading.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentMainLayout } from "../../layouts/student-main-layout.tsx";
import { QueryScreen } from "../../screens/query-screen.tsx";

/** `/student`: the student's next steps. */
export function HomePage() {
  const { t } = useLingui();
  const name = useUser()?.first_name ?? "";
  const home = useQuery(enrolledCoursesQuery);
  const areas = home.data?.areas;
  // Fetched only if there are notifications.
  const answers = useAnswers((areas?.notifications?.waiting ?? 0) > 0);
  useDocumentTitle(t`Home`);
  return (
    <StudentMainLayout areas={home.isError ? undefined : (areas ?? null)}>
      <QueryScreen query={home} subject="courses">
        {(data) =>
          // Together: otherwise a layout shift when the answers come.
          answers === null ? (
            <Loading className="justify-center py-20" />
          ) : (
            <StudentHome
              home={data}
              name={name}
              answers={<AnswerList answers={answers} />}
              signUps={(data.areas.requests || data.courses.length === 0) && <OwnSignUps />}
              surveys={data.areas.surveys && <OwnSurveys />}
              cards={
                (data.next_class ?? data.news) && (
                  <>
                    {data.next_class && (
                      <NextClassCard
                        next={data.next_class}
                        now={data.now}
                        receivedAt={home.dataUpdatedAt}
                      />
                    )}
                    {data.news && <NewsCard news={data.news} />}
                  </>
                )
              }
            />
          )
        }
      </QueryScreen>
    </StudentMainLayout>
  );
}
