import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { OwnSignUps } from "../../../features/catalogue/index.ts";
import { DiplomasLink } from "../../../features/diplomas/index.ts";
import { AnswerList, useAnswers } from "../../../features/notifications/index.ts";
import { enrolledCoursesQuery, StudentHome } from "../../../features/student-courses/index.ts";
import { OwnSurveys } from "../../../features/surveys/index.ts";
import { useUser } from "../../../session/session-query.ts";
import { Loading } from "../../../ui/student/loading.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentLayout } from "../../layouts/student-layout.tsx";
import { StudentNav } from "../../layouts/student-nav.tsx";
import { QueryScreen } from "../../screens/query-screen.tsx";

/** `/student`: what a student does next. */
export function HomePage() {
  const { t } = useLingui();
  const name = useUser()?.first_name ?? "";
  const home = useQuery(enrolledCoursesQuery);
  const answers = useAnswers();
  useDocumentTitle(t`Home`);
  return (
    <StudentLayout nav={<StudentNav />}>
      <QueryScreen query={home} subject="courses">
        {(data) =>
          // Together: what is below the answers would move when they come.
          answers === null ? (
            <Loading className="justify-center py-20" />
          ) : (
            <StudentHome
              home={data}
              name={name}
              answers={<AnswerList answers={answers} />}
              signUps={
                <>
                  <DiplomasLink />
                  <OwnSignUps />
                </>
              }
              surveys={<OwnSurveys />}
            />
          )
        }
      </QueryScreen>
    </StudentLayout>
  );
}
