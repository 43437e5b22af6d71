import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";

import { ownSurveyQuery, TakeSurvey } from "../../../features/surveys/index.ts";
import { useUser } from "../../../session/session-query.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentMainLayout } from "../../layouts/student-main-layout.tsx";
import { QueryScreen } from "../../screens/query-screen.tsx";

/** `/surveys/{surveyId}` */
export function SurveyPage() {
  const { t } = useLingui();
  const { surveyId } = useParams({ from: "/signed-in/surveys/$surveyId" });
  const userId = useUser()?.id ?? 0;
  const survey = useQuery(ownSurveyQuery(Number(surveyId)));
  useDocumentTitle(t`Survey`, survey.data?.title);
  return (
    <StudentMainLayout>
      <QueryScreen query={survey} subject={`survey-${surveyId}`}>
        {(data) => <TakeSurvey key={data.id} survey={data} userId={userId} />}
      </QueryScreen>
    </StudentMainLayout>
  );
}
